import { DIA_MS } from '@vitrine/rules/data'

import { composeLembrete, composePausada, composeRecusada } from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import type { Sql, EnderecoDaLoja } from '#infra'
import type { Pagamentos } from '#pagamento'

import { findAssinatura, type AssinaturaRow } from './assinatura.repository.ts'
import { listDevidas, listLembretes, listSemPagamento, type Devida } from './devida.repository.ts'
import { makeCiclo } from './make-ciclo.ts'
import { advance, halt, hojeOf, refuseCiclo, tentativasOf, type Momento } from './passos.ts'
import { takePasso, writeAviso, type Aviso } from './take-passo.ts'

export interface AssinaturasDeps {
  sql: Sql
  fornecedores: Fornecedores
  pagamentos: Pagamentos
  config: EnderecoDaLoja
}

const LOTE = 100
const SEM_PAGAMENTO = 'O pedido não foi pago a tempo.'
const PRIMEIRO_CANCELADO = 'O pedido que começou a assinatura foi cancelado.'

/**
 * One round of the job: cycles that were not paid are undone, reminders are written, and what is due becomes an order. Safe
 * to run twice, in several processes at once and after a crash anywhere: one order for each date, each letter once. Answers
 * how many subscriptions it looked at.
 */
export async function runAssinaturas(
  deps: AssinaturasDeps,
  { agora = new Date(), rodada = rodadaSolta }: { agora?: Date; rodada?: Rodada } = {},
): Promise<number> {
  const { sql } = deps
  const chaveOf = ({ idassinatura }: { idassinatura: string }) => idassinatura
  const desfeitas = await rodada.drain('ciclo sem pagamento da assinatura', {
    list: (exceto) => listSemPagamento(sql, exceto, LOTE),
    chaveOf,
    work: ({ idassinatura, ciclo }) => undoCiclo(deps, idassinatura, ciclo, agora),
  })
  const ate = new Date(agora.getTime() + DIA_MS)
  await rodada.drain('lembrete da assinatura', {
    list: (exceto) => listLembretes(sql, { de: agora, ate, exceto, limit: LOTE }),
    chaveOf,
    work: ({ idassinatura, proxima }) => remind(deps, idassinatura, proxima),
  })
  const devidas = await rodada.drain('assinatura', {
    list: (exceto) => listDevidas(sql, { agora, exceto, limit: LOTE }),
    chaveOf,
    work: (devida) => orderDevida(deps, devida, agora),
  })
  return devidas + desfeitas
}

/** Makes what is due of one subscription, or says why not. */
async function orderDevida(deps: AssinaturasDeps, devida: Devida, agora: Date): Promise<void> {
  const { idassinatura, proxima, statusprimeiro, entregou } = devida
  const achada = await findEm(deps, idassinatura, agora)
  if (!achada || achada.row.status !== 'ATIVA' || achada.row.proxima !== proxima) return
  const { row, momento } = achada
  // Another job was refused since this one read its list: the next try is not due before its time.
  if (row.tentar_em > agora) return
  if (statusprimeiro === 'CANCELADO' && !entregou) {
    await takePasso(deps, idassinatura, {
      passo: halt(PRIMEIRO_CANCELADO),
      momento,
      avisoOf: (depois) => avisoPausa(depois, momento),
    })
    return
  }
  const motivo = await makeCiclo(deps, row, momento)
  if (motivo === null) await takePasso(deps, idassinatura, { passo: advance(proxima), momento })
  else {
    const tentativa = tentativasOf(row, proxima)
    const passo = refuseCiclo(proxima, { motivo, tentativa })
    await takePasso(deps, idassinatura, { passo, momento, avisoOf: (depois) => avisoRecusa(depois, momento) })
  }
}

/** A cycle that was not paid counts as refused. */
async function undoCiclo(
  deps: AssinaturasDeps,
  idassinatura: string,
  ciclo: string,
  agora: Date,
): Promise<void> {
  const achada = await findEm(deps, idassinatura, agora)
  if (!achada) return
  const { momento } = achada
  const passo = refuseCiclo(ciclo, { motivo: SEM_PAGAMENTO, tentativa: null, desfeito: true })
  await takePasso(deps, idassinatura, { passo, momento, avisoOf: (depois) => avisoRecusa(depois, momento) })
}

async function remind(deps: AssinaturasDeps, idassinatura: string, data: string): Promise<void> {
  const row = await findAssinatura(deps.sql, idassinatura)
  if (row?.status !== 'ATIVA' || row.proxima !== data) return
  const chave = `lembrete:${data}`
  await writeAviso(deps.sql, deps.config, row, {
    fato: chave,
    compose: (quem) => composeLembrete(quem, { data }),
  })
}

async function findEm(
  { sql, fornecedores }: AssinaturasDeps,
  idassinatura: string,
  agora: Date,
): Promise<{ row: AssinaturaRow; momento: Momento & { fornecedor: FornecedorVivo } } | null> {
  const row = await findAssinatura(sql, idassinatura)
  const fornecedor = row && (await fornecedores.find(row.idfornecedor))
  return row && fornecedor ? { row, momento: { fornecedor, agora } } : null
}

function avisoRecusa(depois: AssinaturaRow, momento: Momento): Aviso {
  if (depois.status === 'PAUSADA') return avisoPausa(depois, momento)
  const { proxima: data, motivo } = depois
  return { fato: `recusada:${hojeOf(momento)}`, compose: (quem) => composeRecusada(quem, { data, motivo }) }
}

/** At most one letter of a kind a day. */
function avisoPausa({ motivo }: AssinaturaRow, momento: Momento): Aviso {
  return { fato: `pausada:${hojeOf(momento)}`, compose: (quem) => composePausada(quem, { motivo }) }
}
