import type { AprovacaoDaSala, Papel } from '@vitrine/contract'
import { isAberta } from '@vitrine/rules/aprovacao'

import type { ContextoComprador } from '#acesso'
import { requireParticipante } from '#chat'
import { Falha, type Db } from '#infra'

import { findNaSala, type AprovacaoRow } from './aprovacao.repository.ts'
import { findFatos } from './fatos.repository.ts'
import { planDoPedido } from './plan-do-pedido.ts'
import { toAprovacaoLista } from './show-aprovacao.ts'

/** Who may answer a request; others of a room look on, whatever else their login may do elsewhere. */
const respondem: ReadonlySet<Papel> = new Set(['cliente', 'usuario vinculado'])

/** A request as a member of its room sees it, the total alone for who may see prices. Errors: `nao_encontrado` for who is no member. */
export async function showNaSala(
  sql: Db,
  idaprovacao: string,
  contexto: ContextoComprador,
): Promise<AprovacaoDaSala> {
  const quem = requireParticipante(contexto)
  const row = await findNaSala(sql, quem, idaprovacao)
  if (!row) throw new Falha('nao_encontrado')
  const aberta = isAberta(row.estado)
  const podem = aberta
    ? planDoPedido(await findFatos(sql, row), row, contexto.hoje).andamento.podem
    : ([] as string[])
  const eu = respondem.has(contexto.papel) ? quem.idusuario : ''
  const { total, ...lista } = toAprovacaoLista(row, { podem }, eu)
  return {
    ...lista,
    total: contexto.podeVerPrecos ? total : null,
    revisao: row.revisao,
    resposta: respostaOf(row),
  }
}

function respostaOf({ passos }: AprovacaoRow): AprovacaoDaSala['resposta'] {
  const last = passos.at(-1)
  if (!last || last.tipo === 'PEDIDA') return null
  return { quem: last.nome ?? '', motivo: last.motivo }
}
