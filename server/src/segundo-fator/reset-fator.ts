import { autorOf, lojaOf, type ContextoComprador } from '#acesso'
import { composeFatorRetirado } from '#correio'
import { Falha, type Sql } from '#infra'

import { findMembro } from './equipe.repository.ts'
import { deleteTotp, endOutrasSessoes, lockFator, settleFator, tellFator } from './fator.repository.ts'
import { deletePasskeys } from './passkey.repository.ts'
import { writeAviso } from './write-aviso.ts'

/**
 * Takes off the second proof of a member who lost it; their sessions end. An owner does so for who works at this supplier alone, for anybody
 * may be invited to a team: who opens other panels too is the operator's to help, and whoever runs the platform nobody's here. Errors:
 * `nao_encontrado` for who is not of the team or has none, `fator_de_varias_lojas`.
 */
export async function resetFator(sql: Sql, idusuario: string, contexto: ContextoComprador): Promise<void> {
  const { idfornecedor, nome: loja } = lojaOf(contexto)
  await sql.begin(async (tx) => {
    await lockFator(tx, idusuario)
    const membro = await findMembro(tx, idfornecedor, idusuario)
    if (!membro?.segundo_fator) throw new Falha('nao_encontrado')
    if (membro.operador || (membro.emOutras && contexto.papel !== 'operador'))
      throw new Falha('fator_de_varias_lojas')
    await deleteTotp(tx, idusuario)
    await deletePasskeys(tx, idusuario, null)
    await settleFator(tx, idusuario)
    await endOutrasSessoes(tx, idusuario, { menos: null })
    await tellFator(
      tx,
      { idusuario, autor: autorOf(contexto) },
      { antes: { aplicativo: true }, depois: { aplicativo: false } },
    )
    const por = contexto.papel === 'operador' ? 'plataforma' : 'loja'
    await writeAviso(tx, idusuario, (aQuem) => composeFatorRetirado(aQuem, { loja, por }))
  })
}
