import type { MembroDaEquipe } from '@vitrine/contract'

import { SEM_SENHA, type Db, type Transaction } from '#infra'
import type { Convidado } from '#verificacao'

/** Everybody who works at a supplier, or one of them, by name. */
export function listMembros(
  db: Db,
  idfornecedor: string,
  idusuario: string | null = null,
): Promise<MembroDaEquipe[]> {
  return db<MembroDaEquipe[]>`
    select u.idusuario, u.nome, u.email, u.senha_hash <> ${SEM_SENHA} and not bool_and(e.espera) as entrou, u.segundo_fator,
      array_agg(e.papel order by e.papel = 'fornecedor' desc, e.papel = 'atendente' desc) as papeis
    from (
      select idfornecedor, idusuario, papel, false as espera from equipe
      union all select idfornecedor, idusuario, papel, true from convite_equipe
    ) e join usuario u using (idusuario)
    where e.idfornecedor = ${idfornecedor} ${idusuario === null ? db`` : db`and e.idusuario = ${idusuario}`}
    group by u.idusuario order by u.nome collate "pt-BR-x-icu", u.idusuario`
}

/** Domain of the links of a supplier; null: it is found under the platform's. */
export async function findDominio(db: Db, idfornecedor: string): Promise<string | null> {
  const [row] = await db<{ dominio: string }[]>`
    select dominio from dominio where idfornecedor = ${idfornecedor} and principal`
  return row?.dominio ?? null
}

/** Sessions that a login began at this supplier; others of it may do nothing more there. */
export async function endSessoesDaLoja(
  tx: Transaction,
  idfornecedor: string,
  idusuario: string,
): Promise<void> {
  await tx`delete from sessao where idusuario = ${idusuario} and idfornecedor = ${idfornecedor}`
}

/**
 * Whether a login has a password that no mailbox stands behind: it may be a stranger's, who typed the address in. Until the transaction ends it stays so.
 */
export async function hasSenhaSemProva(tx: Transaction, idusuario: string): Promise<boolean> {
  const rows = await tx`
    select from usuario where idusuario = ${idusuario} and email_confirmado_em is null and senha_hash <> ${SEM_SENHA} for no key update`
  return rows.length > 0
}

/** The login of an address; a new one has no password until its letter is answered. Two that ask at once get one. */
export async function ensureLogin(
  tx: Transaction,
  novo: Convidado & { senha_hash: string },
): Promise<Convidado> {
  const [row] = await tx<Convidado[]>`
    insert into usuario as u (idusuario, email, nome, senha_hash) values (${novo.idusuario}, ${novo.email}, ${novo.nome}, ${novo.senha_hash})
    on conflict (email) do update set email = excluded.email
    returning idusuario, nome, email`
  if (!row) throw new Error('a login that was written was not answered')
  return row
}
