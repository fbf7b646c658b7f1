import { formatReais } from '@vitrine/rules/dinheiro'

import { uuidv7 } from '#infra'

import { composeDoPedido, type PedidoDaCarta } from './compose-pedido.ts'
import type { Carta } from './compose.ts'

/** To the store: its customer said where the money goes. The key itself stays on the order's page. */
export function composeChaveInformada(
  para: string,
  { numpedido, pessoa, loja, link }: Omit<PedidoDaCarta, 'para'>,
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pedido ${numpedido}: chave Pix para a devolução`,
    texto: `${pessoa} informou a chave Pix para a devolução do pedido ${numpedido}. Envie o valor e marque a devolução como feita.\n\nO pedido: ${link}\n\n${loja}`,
  }
}

/** The store sent the money by hand. */
export function composeReembolsado(pedido: PedidoDaCarta, valor: number): Carta {
  const { numpedido: n } = pedido
  return composeDoPedido(pedido, {
    assunto: `valor do pedido ${n} devolvido`,
    texto: `A loja informou que devolveu ${formatReais(valor)} do pedido ${n}. Se o valor não chegou, fale com a loja.`,
  })
}
