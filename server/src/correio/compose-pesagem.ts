import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { isPorPeso } from '@vitrine/rules/pagamento'

import { uuidv7 } from '#infra'

import { composeDoPedido, type PedidoDaCarta } from './compose-pedido.ts'
import type { Carta } from './compose.ts'

/** A line of which something else would go than was ordered. */
interface ItemPesado {
  nome: string
  unidade: string
  quantidade: number
  servida: number
}

/** Asks the customer to accept a total above the agreed one; the answer is given on the order's page (decision 0061). */
export function composePesagem(
  pedido: PedidoDaCarta,
  { totalAtual, total, itens }: { totalAtual: string; total: string; itens: readonly ItemPesado[] },
): Carta {
  const { numpedido: n } = pedido
  return composeDoPedido(pedido, {
    assunto: `você aceita ${total} pelo pedido ${n}?`,
    texto: `Na separação do pedido ${n} os produtos passaram do valor combinado, e a loja pergunta antes de seguir:\n\n${itens.map(describeItem).join('\n')}\n\nO total passaria de ${totalAtual} para ${total}. Responda na página do pedido, no endereço abaixo. Se não aceitar, a loja separa menos.`,
  })
}

function describeItem({ nome, unidade, quantidade, servida }: ItemPesado): string {
  const agora = servida === 0 ? 'faltou' : `${verboDo(unidade)} ${formatQuantidade(servida, unidade)}`
  return `- ${nome}: pedido ${formatQuantidade(quantidade, unidade)}, ${agora}`
}

function verboDo(unidade: string): string {
  return isPorPeso(unidade) ? 'pesado' : 'separado'
}

/**
 * What came out heavier than was agreed was taken so: `ditoALoja` how, as the store says; null: on the order's page, by its customer or
 * by somebody who buys for it.
 */
export function composePesoAceito(
  pedido: PedidoDaCarta,
  { valor, ditoALoja }: { valor: string; ditoALoja: string | null },
): Carta {
  const { numpedido: n } = pedido
  const como =
    ditoALoja === null
      ? 'O novo total foi aceito na página do pedido.'
      : `A loja registrou que você aceitou: ${ditoALoja.replace(/[.!?]?$/, '.')}`
  return composeDoPedido(pedido, {
    assunto: `pedido ${n} ficou em ${valor}`,
    texto: `Os produtos por peso do pedido ${n} pesaram mais do que o previsto, e o total ficou em ${valor}. ${como}\n\nSe não foi assim, fale com a loja; nada foi pago ainda, e você pode recusar o que pesou a mais na entrega.`,
  })
}

/** To the store: its customer answered what picking had asked. */
export function composeRespostaPesagem(
  para: string,
  { numpedido, pessoa, loja, link }: PedidoDaCarta,
  { aceita, valor, motivo }: { aceita: boolean; valor: string; motivo: string },
): Carta {
  const dito = motivo ? `: ${motivo.replace(/[.!?]?$/, '.')}` : '.'
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pedido ${numpedido}: ${valor} ${aceita ? 'aceito' : 'recusado'} pelo cliente`,
    texto: `${pessoa} ${aceita ? `aceitou ${valor} pelo pedido ${numpedido}. A separação está registrada e ele pode sair.` : `não aceitou ${valor} pelo pedido ${numpedido}${dito} Separe menos, dentro do que foi combinado.`}\n\nO pedido: ${link}\n\n${loja}`,
  }
}
