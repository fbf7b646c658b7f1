import type { EventoDoPedido } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'

import type { TipoComNotificacao } from '#evento'

/** What a device shows: what happened, and what that means or asks for. */
export interface Texto {
  titulo: string
  texto: string
}

/** Of one of the kinds that are told. */
export type EventoNotificado = Extract<EventoDoPedido, { tipo: TipoComNotificacao }>
type Dados<T extends TipoComNotificacao> = Extract<EventoDoPedido, { tipo: T }>['dados']
type Passo = Dados<'pedido.PAGO'>

/** News is a step that was taken: a way to pay that was changed may label an order as what it was. */
const passo =
  (say: (dados: Passo) => Texto) =>
  (dados: Passo): Texto | null =>
    dados.anterior === null || dados.anterior === dados.status ? null : say(dados)

/** What is told of each kind; null: no news. The one table of these texts. */
const textos = {
  'pedido.PAGO': passo(({ numpedido }) => ({
    titulo: `Pagamento do pedido ${numpedido} confirmado`,
    texto: 'Avisamos a cada passo.',
  })),
  'pedido.EMENTREGA': passo(({ numpedido }) => ({
    titulo: `Pedido ${numpedido} saiu para entrega`,
    texto: 'Acompanhe por aqui.',
  })),
  'pedido.PRONTO_RETIRADA': passo(({ numpedido }) => ({
    titulo: `Pedido ${numpedido} pronto para retirar`,
    texto: 'Veja onde, até quando e o código.',
  })),
  'pedido.ENTREGUE': passo(({ numpedido }) => ({
    titulo: `Pedido ${numpedido} entregue`,
    texto: 'Deu tudo certo? Conte para a loja.',
  })),
  'pedido.CANCELADO': passo(({ numpedido, anterior, pago }) => ({
    titulo: `${anterior?.startsWith('ORCAMENTO') ? 'Orçamento' : 'Pedido'} ${numpedido} cancelado`,
    texto: pago ? 'O que foi pago será devolvido.' : 'Veja o motivo.',
  })),
  'orcamento.PRECIFICADO': ({ numpedido, versao, total }: Dados<'orcamento.PRECIFICADO'>) =>
    total === null
      ? null
      : {
          titulo: `Orçamento ${numpedido} ${versao > 1 ? 'tem preço novo' : 'tem preço'}`,
          texto: 'A loja espera a sua resposta.',
        },
  'pesagem.PERGUNTADA': ({ numpedido }: Dados<'pesagem.PERGUNTADA'>) => ({
    titulo: `Pedido ${numpedido}: a loja pergunta`,
    texto: 'O peso passou do combinado. Aceite ou recuse.',
  }),
  'separacao.FALTOU': ({ numpedido, porPix }: Dados<'separacao.FALTOU'>) => ({
    titulo: `Faltou produto no pedido ${numpedido}`,
    texto: porPix ? 'Informe uma chave Pix para receber a diferença.' : 'Veja o que muda no total.',
  }),
  'devolucao.CONCLUIDA': ({ numpedido }: Dados<'devolucao.CONCLUIDA'>) => ({
    titulo: `Devolução do pedido ${numpedido} concluída`,
    texto: 'Veja como o valor volta.',
  }),
  'devolucao.RECUSADA': ({ numpedido }: Dados<'devolucao.RECUSADA'>) => ({
    titulo: `Devolução do pedido ${numpedido} recusada`,
    texto: 'Veja a resposta da loja.',
  }),
} satisfies { [T in TipoComNotificacao]: (dados: Dados<T>) => Texto | null }

/** A product that somebody waited for. */
export const tellVoltou = (produto: string): Texto => ({
  titulo: `${produto} voltou`,
  texto: 'Já dá para comprar.',
})

/** Messages of a store that nobody has looked at; their words stay in the conversation. */
export const tellNovas = ({ loja, numpedido, novas }: NovasNaConversa): Texto => ({
  titulo: numpedido === null ? `${loja} escreveu para você` : `${loja} escreveu sobre o pedido ${numpedido}`,
  texto: `${pluralize(novas, 'mensagem nova', 'mensagens novas')} na conversa.`,
})

export interface NovasNaConversa {
  loja: string
  numpedido: number | null
  novas: number
}

export function tellEvento({ tipo, dados }: EventoNotificado): Texto | null {
  const say = textos[tipo] as (dados: EventoNotificado['dados']) => Texto | null // the one of this very kind
  return say(dados)
}
