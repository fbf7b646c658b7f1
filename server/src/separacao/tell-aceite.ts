import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'

import { insertEventos } from '#evento'
import type { Db } from '#infra'
import { noteNoHistorico } from '#movimento'
import type { PedidoTravado, QuemMove } from '#pedido'

interface Aceite {
  /** Centavos. */
  totalservido: number
  /** How the customer accepted. */
  aceite: string
  /** The question that was answered on the order's page; null: the store recorded the answer of the customer. */
  feita_em: string | null
  quem: QuemMove
}

/** What the customer said yes to stands in the history, and both sides are told: it still may refuse the goods at the door. */
export async function tellAceite(
  tx: Db,
  pedido: PedidoTravado,
  { totalservido, aceite, feita_em, quem: { papel, idusuario, idapikeys } }: Aceite,
): Promise<void> {
  const { numpedido, idfornecedor } = pedido
  const total = fromCentavos(totalservido)
  const motivo = `O cliente aceitou ${formatReais(total)} pelo peso: ${aceite}`
  await noteNoHistorico(tx, pedido, { motivo, autor: { ator: papel, idusuario, idapikeys } })
  const dados = { numpedido, feita_em, total, palavra: aceite }
  await insertEventos(tx, [{ idfornecedor, tipo: 'pesagem.ACEITA', dados }])
}
