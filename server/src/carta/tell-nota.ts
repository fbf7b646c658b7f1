import { composeNotaCancelada, composeNotaEmitida, composeNotaEmVigor } from '#correio'

import { toPedidoDaCarta, type Da, type Escrita, type Escritas } from './escrita.ts'

/** Fiscal notes: their customer is told of them, the store of one that has still to be cancelled. */
export function tellNota({ tipo, dados }: Da<`nota.${string}`>, escrita: Escrita): Escritas {
  const { numpedido, chave } = dados
  const pedido = toPedidoDaCarta(escrita)
  if (tipo === 'nota.EMITIDA')
    return [{ carta: composeNotaEmitida(pedido, dados), chave: `nota-emitida:${chave}` }]
  if (tipo === 'nota.CANCELADA')
    return [{ carta: composeNotaCancelada(pedido, dados), chave: `nota-cancelada:${chave}` }]
  const { emaildaloja, loja } = escrita.destinatario
  const carta = emaildaloja && composeNotaEmVigor(emaildaloja, { numpedido, chave, loja })
  return [{ carta: carta || null, chave: `nota-em-vigor:${chave}` }]
}
