import type { Sql } from '#infra'
import { ProvedorRecusou, type EventoPagamento, type Provedor, type Situacao } from '#provedor'

import { delayOperacao, markRecusada, type OperacaoRow } from './operacao.repository.ts'

/**
 * Carries one stored operation out: the provider is asked with its key, and what it answers is applied like any notice. No
 * answer: later again. Refused because the charge has another state than we knew: that state is read and applied.
 */
export async function settleOperacao(
  sql: Sql,
  provedor: Provedor,
  operacao: OperacaoRow,
  apply: (evento: EventoPagamento, feita?: string) => Promise<void>,
): Promise<void> {
  const { idoperacao, txid, idexterno } = operacao
  try {
    const situacao = await ask(provedor, operacao)
    // Applied and done in one transaction: an amount is counted either as being refunded or as refunded, never as both or none.
    await apply({ ...situacao, txid }, idoperacao)
  } catch (error) {
    if (!(error instanceof ProvedorRecusou)) {
      await delayOperacao(sql, operacao)
      throw error
    }
    await markRecusada(sql, idoperacao, error.message)
    const atual = await provedor.get({ txid, idexterno })
    if (atual) await apply(atual)
  }
}

function ask(provedor: Provedor, operacao: OperacaoRow): Promise<Situacao> {
  const { tipo, chave_idempotencia: chave, txid, idexterno, valor } = operacao
  if (tipo === 'CAPTURAR') return provedor.capture({ chave, txid, idexterno, valor })
  if (tipo === 'CANCELAR') return provedor.void({ chave, txid, idexterno })
  return provedor.refund({ chave, txid, idexterno, valor })
}
