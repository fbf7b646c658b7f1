import type { EventoDeCadastro, ProvaDaSessao } from '@vitrine/contract'

import type { Autor } from '#evento'
import type { Db, Transaction } from '#infra'

/** A login's authenticator app, its secrets as they are sealed. */
export interface Totp {
  segredo: string | null
  segredo_novo: string | null
}

/** How long a secret waits for the first code of its app. */
const ESPERA_MINUTOS = 60

/** The app of a login; a secret that waited too long for its first code is none. */
export async function findTotp(db: Db, idusuario: string): Promise<Totp | null> {
  const [row] = await db<Totp[]>`
    select segredo, case when novo_em > now() - make_interval(mins => ${ESPERA_MINUTOS}) then segredo_novo end as segredo_novo
    from fator_totp where idusuario = ${idusuario}`
  return row ?? null
}

/** A secret that waits for its first code. */
export async function saveSegredoNovo(db: Db, idusuario: string, segredo: string): Promise<void> {
  await db`
    insert into fator_totp (idusuario, segredo_novo, novo_em) values (${idusuario}, ${segredo}, now())
    on conflict (idusuario) do update set segredo_novo = excluded.segredo_novo, novo_em = excluded.novo_em`
}

/** The secret that waited is the app's from now on; false: another one was confirmed meanwhile. `passo`: half minute of its code. */
export async function confirmTotp(
  tx: Transaction,
  { idusuario, segredo, passo }: { idusuario: string; segredo: string; passo: number },
): Promise<boolean> {
  const rows = await tx`
    update fator_totp set segredo = segredo_novo, confirmado_em = now(), segredo_novo = null, novo_em = null, ultimo_passo = ${passo}
    where idusuario = ${idusuario} and segredo_novo = ${segredo} returning 1`
  return rows.length === 1
}

/** Uses the code of a half minute up, and those before it; false: it was used. `selado`: the secret, sealed with the key of now. */
export async function takeCodigoTotp(
  db: Db,
  { idusuario, passo, selado }: { idusuario: string; passo: number; selado: string },
): Promise<boolean> {
  const rows = await db`
    update fator_totp set ultimo_passo = ${passo}, segredo = ${selado}
    where idusuario = ${idusuario} and segredo is not null and ultimo_passo < ${passo} returning 1`
  return rows.length === 1
}

/** Uses a code on paper up; the codes that are left, or null: it is none, or was used. */
export async function takeCodigoDePapel(
  tx: Transaction,
  idusuario: string,
  hash: Buffer,
): Promise<number | null> {
  const rows = await tx`
    update codigo_recuperacao set usado_em = now()
    where idusuario = ${idusuario} and codigo_hash = ${hash} and usado_em is null returning 1`
  return rows.length === 1 ? countCodigos(tx, idusuario) : null
}

export async function countCodigos(db: Db, idusuario: string): Promise<number> {
  const [row] = await db<{ quantos: number }[]>`
    select count(*)::int as quantos from codigo_recuperacao where idusuario = ${idusuario} and usado_em is null`
  return row?.quantos ?? 0
}

/** New codes on paper in place of all those before. */
export async function replaceCodigos(
  tx: Transaction,
  idusuario: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx`delete from codigo_recuperacao where idusuario = ${idusuario}`
  await tx`
    insert into codigo_recuperacao (idusuario, codigo_hash)
    select ${idusuario}, decode(h, 'hex') from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) as h`
}

/** False: there was none. */
export async function deleteTotp(tx: Transaction, idusuario: string): Promise<boolean> {
  const rows =
    await tx`delete from fator_totp where idusuario = ${idusuario} and segredo is not null returning 1`
  return rows.length === 1
}

/** Nobody else changes how this login is protected until the transaction ends. */
export async function lockFator(tx: Transaction, idusuario: string): Promise<void> {
  await tx`select from usuario where idusuario = ${idusuario} for no key update`
}

/** Whether a second proof is asked from now on, as there is one or none; without one nothing is left of it, and no session was proven by it. */
export async function settleFator(tx: Transaction, idusuario: string): Promise<boolean> {
  const [row] = await tx<{ segundo_fator: boolean }[]>`
    update usuario u set segundo_fator = exists (select from fator_totp t where t.idusuario = u.idusuario and t.segredo is not null)
      or exists (select from passkey p where p.idusuario = u.idusuario)
    where u.idusuario = ${idusuario} returning u.segundo_fator`
  const fica = row?.segundo_fator === true
  if (!fica) {
    await tx`delete from codigo_recuperacao where idusuario = ${idusuario}`
    await tx`update sessao set prova = null where idusuario = ${idusuario} and prova is not null`
  }
  return fica
}

/** Sessions of a login end, all or those of one proof, but the one of `menos`; looks of staff as this customer are the staff's. */
export async function endOutrasSessoes(
  tx: Db,
  idusuario: string,
  { menos, prova = null }: { menos: Buffer | null; prova?: ProvaDaSessao | null },
): Promise<void> {
  await tx`
    delete from sessao where idusuario = ${idusuario} and idvisao is null and token_hash is distinct from ${menos}
      and (${prova}::text is null or prova = ${prova})`
}

type Fato = Record<string, boolean | number | string>

/** Told to each supplier that a login works at, and to the platform of who runs it: the audit. */
export async function tellFator(
  tx: Transaction,
  { idusuario, autor }: { idusuario: string; autor: Autor },
  { antes, depois }: { antes: Fato; depois: Fato },
): Promise<void> {
  const dados: EventoDeCadastro['dados'] = {
    cadastro: 'segundo_fator',
    id: idusuario,
    versao: 1,
    autor: { ator: autor.ator, idusuario: autor.idusuario, idapikeys: autor.idapikeys ?? null },
    antes: { idusuario, ...antes },
    depois: { idusuario, ...depois },
    ocultas: [],
  }
  await tx`
    insert into evento (idfornecedor, tipo, dados)
    select idfornecedor, 'cadastro.MUDADO', ${tx.json(dados as never)} from (
      select distinct idfornecedor from equipe where idusuario = ${idusuario}
      union all select null from usuario where idusuario = ${idusuario} and operador
    ) onde`
}

/** Facts of a login that its protection is shown by. */
export async function findProtecao(
  db: Db,
  idusuario: string,
): Promise<{
  email: string
  nome: string
  aplicativo_em: Date | null
  codigos_restantes: number
  segundo_fator: boolean
} | null> {
  const [row] = await db<
    {
      email: string
      nome: string
      aplicativo_em: Date | null
      codigos_restantes: number
      segundo_fator: boolean
    }[]
  >`
    select u.email, u.nome, t.confirmado_em as aplicativo_em, u.segundo_fator,
      (select count(*)::int from codigo_recuperacao c where c.idusuario = u.idusuario and c.usado_em is null) as codigos_restantes
    from usuario u left join fator_totp t using (idusuario) where u.idusuario = ${idusuario}`
  return row ?? null
}

/** Whom a letter about a login goes to; a system reads none. */
export async function findDestinatario(
  db: Db,
  idusuario: string,
): Promise<{ nome: string; email: string } | null> {
  const [row] = await db<{ nome: string; email: string }[]>`
    select nome, email from usuario where idusuario = ${idusuario} and email not like '%.invalid'`
  return row ?? null
}

/** Suppliers in whose panel a login works and that ask a second proof, by name. */
export async function listExigencias(
  db: Db,
  idusuario: string,
): Promise<{ idfornecedor: string; nome: string; vale_em: Date }[]> {
  return db<{ idfornecedor: string; nome: string; vale_em: Date }[]>`
    select f.idfornecedor, f.nome, x.vale_em from exigencia_fator x join fornecedor f using (idfornecedor)
    where f.ativo and exists (
      select from equipe e where e.idfornecedor = x.idfornecedor and e.idusuario = ${idusuario} and e.papel <> 'representante')
    order by f.nome collate "pt-BR-x-icu", f.idfornecedor`
}
