import { admitConvidado, ensureLogin, hasConvite, withdrawConvite } from '#equipe'
import type { Autor } from '#evento'
import { Falha, SEM_SENHA, uuidv7, type Sql, type Transaction } from '#infra'
import { endTokens, inviteDono, type Convidado } from '#verificacao'

import type { OperacaoDeps } from './create-fornecedor.ts'
import { findDono, findLoja, hasDonoQueEntrou, hasSenha } from './operacao.repository.ts'

interface Quem {
  idfornecedor: string
  autor: Autor
}

/**
 * Writes to an owner of a supplier again; with a name also to somebody new, as long as no owner has entered: from then on its people are its own affair,
 * and whoever runs the platform does not come in by an invitation to themselves. Errors: `nao_encontrado`, `convite_aceito`, `muitas_requisicoes`.
 */
export function inviteDonoAgain(
  { sql, config }: OperacaoDeps,
  quem: Quem,
  { email, nome }: { email: string; nome?: string | undefined },
): Promise<{ convite: 'ENVIADO' | 'JA_ENTRA' }> {
  const { idfornecedor } = quem
  return sql.begin(async (tx) => {
    const loja = await findLoja(tx, idfornecedor)
    if (!loja) throw new Falha('nao_encontrado')
    const dono = await findDono(tx, { idfornecedor, email })
    const convidado = dono ?? (nome === undefined ? null : await addDono(tx, quem, { email, nome }))
    if (!convidado) throw new Falha('nao_encontrado')
    if (dono) await admitConvidado(tx, quem, { idusuario: dono.idusuario, papel: 'fornecedor' })
    return { convite: await inviteDono(tx, config, { convidado, loja }) }
  })
}

async function addDono(
  tx: Transaction,
  quem: Quem,
  { email, nome }: { email: string; nome: string },
): Promise<Convidado> {
  // Two at once, or one that makes the store again: the second sees what the first did.
  await tx`select pg_advisory_xact_lock(hashtextextended(${quem.idfornecedor}, 23))`
  if (await hasDonoQueEntrou(tx, quem.idfornecedor)) throw new Falha('convite_aceito')
  const convidado = await ensureLogin(tx, { idusuario: uuidv7(), nome, email, senha_hash: SEM_SENHA })
  await admitConvidado(tx, quem, { idusuario: convidado.idusuario, papel: 'fornecedor' })
  return convidado
}

/** Withdraws the invitation of an owner who has not entered: its link ends. Errors: `nao_encontrado`, `convite_aceito`. */
export async function withdrawDono(sql: Sql, quem: Quem, email: string): Promise<void> {
  await sql.begin(async (tx) => {
    const dono = await findDono(tx, { idfornecedor: quem.idfornecedor, email })
    if (!dono) throw new Falha('nao_encontrado')
    const { idusuario } = dono
    if (!(await hasConvite(tx, quem.idfornecedor, idusuario)) && (await hasSenha(tx, idusuario)))
      throw new Falha('convite_aceito')
    const isLivre = await withdrawConvite(tx, quem, dono.idusuario)
    if (isLivre) await endTokens(tx, dono.idusuario, 'RECUPERAR_SENHA')
  })
}
