import { EDICAO_SEGUNDOS } from '@vitrine/rules/negociacao'
import type { EmEdicao } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, type Sql } from '#infra'

import { holdLinha, leaveLinha } from './edicao.repository.ts'
import { findEstado, type EdicaoRow } from './estado.repository.ts'
import { requirePosse, vivaOf } from './in-negociacao.ts'
import { donoOf, isEquipe, quemOf } from './quem.ts'

/**
 * Somebody writes in a line, or no more (ahead C1): nobody else changes it meanwhile. The hold ends by itself, so that who is gone
 * blocks nobody for long. Errors: `negociacao_encerrada`, `linha_em_edicao` with who holds it.
 */
export async function editLinha(
  sql: Sql,
  contexto: ContextoComprador,
  idlinha: string,
  editando: boolean,
): Promise<EmEdicao | null> {
  const [dono, quem] = [donoOf(contexto), quemOf(contexto)]
  const estado = await findEstado(sql, dono)
  const negociacao = vivaOf(estado)
  if (!negociacao) throw new Falha('negociacao_encerrada')
  if (isEquipe(contexto)) requirePosse({ estado, quem })
  const onde = { ...dono, idnegociacao: negociacao.idnegociacao, idlinha }
  if (!editando) {
    await leaveLinha(sql, onde, quem)
    return null
  }
  const minha = await holdLinha(sql, onde, { quem, segundos: EDICAO_SEGUNDOS })
  if (minha) return showEdicao(minha, quem.idusuario)
  const alheia = estado.edicoes.find((edicao) => edicao.idlinha === idlinha)
  throw new Falha('linha_em_edicao', { detalhes: { por: alheia?.nome ?? null, ate: alheia?.ate ?? null } })
}

export function showEdicao({ lado, nome, ate, idusuario }: EdicaoRow, quemOlha: string | null): EmEdicao {
  return { lado, nome, ate: new Date(ate).toISOString(), minha: idusuario === quemOlha }
}
