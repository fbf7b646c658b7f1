import type { TipoPagamento } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import type { StatusPagamento } from '@vitrine/rules/pagamento'

import { insertEventos } from '#evento'
import type { Db } from '#infra'

/** A charge as it is now, and what it was before the same statement. Centavos. */
export interface CobrancaMudada {
  idfornecedor: string
  numpedido: number
  idpagamento: string
  tipo: TipoPagamento
  valor: number
  capturado: number | null
  devolvido: number
  status: StatusPagamento
  statusantes: StatusPagamento
  devolvidoantes: number
}

/** Writes down what a charge has become; when a part goes back the charge stays PAGO, and a separate event tells of the part. */
export async function tellCobranca(tx: Db, mudada: CobrancaMudada | undefined): Promise<void> {
  if (!mudada) return
  const { idfornecedor, numpedido, idpagamento, tipo, status, statusantes, devolvidoantes } = mudada
  const mudou = status !== statusantes && status !== 'CRIADO'
  if (!mudou && mudada.devolvido <= devolvidoantes) return
  const [valor, devolvido] = [fromCentavos(mudada.valor), fromCentavos(mudada.devolvido)]
  const capturado = mudada.capturado === null ? null : fromCentavos(mudada.capturado)
  const dados = { numpedido, idpagamento, tipo, status, valor, capturado, devolvido }
  const tipoDoEvento = mudou ? (`pagamento.${status}` as const) : 'pagamento.DEVOLVIDO'
  await insertEventos(tx, [{ idfornecedor, tipo: tipoDoEvento, dados }])
}
