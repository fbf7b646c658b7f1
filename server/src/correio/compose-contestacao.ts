import { formatReais } from '@vitrine/rules/dinheiro'

import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'
import { composeDoPedido, type PedidoDaCarta } from './compose-pedido.ts'

type Tipo = 'DISPUTA' | 'CHARGEBACK' | 'MED' | 'ESTORNO'

/** As people call it. */
const nomes: Record<Tipo, string> = {
  DISPUTA: 'uma disputa do pagamento',
  CHARGEBACK: 'uma contestação da compra no cartão (chargeback)',
  MED: 'uma contestação do Pix no banco (MED)',
  ESTORNO: 'uma devolução do pagamento que não partiu da loja',
}

/** The customer reads that the order waits, and why (decision 0054). */
export function composeContestada(
  pedido: PedidoDaCarta,
  { tipo, valor, voltou }: { tipo: Tipo; valor: number; voltou: boolean },
): Carta {
  const { numpedido: n } = pedido
  const dinheiro = voltou ? 'o dinheiro já voltou a quem pagou' : 'o banco ainda vai decidir'
  return composeDoPedido(pedido, {
    assunto: `pedido ${n} parado: pagamento contestado`,
    texto: `Recebemos do banco ${nomes[tipo]} do pedido ${n}, de ${formatReais(valor)}; ${dinheiro}. Enquanto isso o pedido fica parado. Se não foi você, ou se foi engano, fale com a loja: ela pode liberar o pedido.`,
  })
}

/** The same, for the store, with what to do. */
export function composeContestadaLoja(
  { numpedido: n, para, loja, link }: PedidoDaCarta,
  { tipo, valor, voltou }: { tipo: Tipo; valor: number; voltou: boolean },
): Carta {
  const dinheiro = voltou
    ? 'O dinheiro já saiu da sua conta no provedor.'
    : 'O provedor segura o dinheiro até decidir; responda a ele no prazo, com o dossiê do pedido.'
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pedido ${n} retido: ${nomes[tipo]}`,
    texto: `Chegou ${nomes[tipo]} do pedido ${n}, de ${formatReais(valor)}. ${dinheiro}\n\nO pedido está retido: nada anda até que alguém da equipe o libere ou o cancele, dizendo por quê. O dossiê em PDF reúne o pedido, a entrega e as cartas.\n\nPedido: ${link}\n\n${loja}`,
  }
}

/** What the provider decided, for the store. */
export function composeParecerLoja(
  { numpedido: n, para, loja, link }: PedidoDaCarta,
  { tipo, parecer }: { tipo: Tipo; parecer: 'GANHA' | 'PERDIDA' },
): Carta {
  const fim =
    parecer === 'GANHA'
      ? 'foi decidida a favor da loja: o dinheiro é seu. Libere o pedido para que ele ande.'
      : 'foi decidida a favor de quem pagou: o dinheiro voltou a ele. Libere ou cancele o pedido.'
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pedido ${n}: contestação ${parecer === 'GANHA' ? 'ganha' : 'perdida'}`,
    texto: `No pedido ${n}, ${nomes[tipo]} ${fim}\n\nPedido: ${link}\n\n${loja}`,
  }
}

/** Staff let the order go on; the word is the store's. */
export function composeLiberada(pedido: PedidoDaCarta, palavra: string): Carta {
  const { numpedido: n } = pedido
  return composeDoPedido(pedido, {
    assunto: `pedido ${n} liberado`,
    texto: `A loja liberou o pedido ${n}, que estava parado por uma contestação do pagamento. Recado da loja: ${palavra}`,
  })
}
