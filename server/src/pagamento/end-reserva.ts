import { fromCentavos } from '@vitrine/rules/dinheiro'

import { insertEventos } from '#evento'
import type { Db } from '#infra'

import { insertOperacao } from './operacao.repository.ts'
import { lockCobrancas } from './pagamento.repository.ts'
import { giveUp } from './return-cobranca.ts'

/** How long before its end a reserve is charged or released. */
export const ANTES_DO_FIM_MS = 12 * 3_600_000

/**
 * A reserve that the bank is about to let go of, in the transaction that decides: of an order that goes on, what it was agreed
 * to cost is charged now, without the margin, and what is not served goes back when it is picked; customer and store are told.
 * Of a cancelled order, or one that is paid in another way, it is given up. True: the provider has to be asked.
 */
export async function endReserva(tx: Db, numpedido: number): Promise<boolean> {
  const [atual, ...outras] = await lockCobrancas(tx, numpedido)
  for (const outra of outras) if (outra.status === 'RESERVADO') await giveUp(tx, outra)
  if (atual?.status !== 'RESERVADO' || atual.statuspedido === 'CANCELADO') {
    if (atual?.status === 'RESERVADO') await giveUp(tx, atual)
    return outras.length > 0 || atual?.status === 'RESERVADO'
  }
  const { idpagamento, valor, idfornecedor } = atual
  // Picked meanwhile: the final value is asked for already, under the same key.
  const isNova = await insertOperacao(tx, { idpagamento, tipo: 'CAPTURAR', valor, chave: 'captura' })
  const dados = { numpedido, idpagamento, valor: fromCentavos(valor) }
  if (isNova) await insertEventos(tx, [{ idfornecedor, tipo: 'pagamento.ANTECIPADO', dados }])
  return true
}
