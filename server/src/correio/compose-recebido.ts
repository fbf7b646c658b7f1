import type { TipoEntrega, TipoPagamento } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { formatJanela } from '@vitrine/rules/entrega'
import { momentoOf } from '@vitrine/rules/pedido'
import { pluralize } from '@vitrine/rules/texto'

import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'

/** Whom a letter about a new order is for, and by whom. `{numpedido}` is filled by the statement that makes the number. */
export interface Remessa {
  para: string
  pessoa: string
  loja: string
  /** Leads to the order, with `{numpedido}` in it. */
  link: string
}

/** What of a new order is told. */
export interface PedidoRecebido {
  /** Reais; null: no price yet. */
  total: number | null
  /** It is a budget so far. */
  orcamento: boolean
  /** Names of its products, in their order. */
  produtos: readonly string[]
  tipoEntrega: TipoEntrega
  data_de_entrega: string
  inicio: string
  fim: string
  pagamento: { tipo: TipoPagamento; nome: string } | null
  /** How often it repeats; null: bought once. */
  assinatura: string | null
  /** Who made it for the customer; null: the customer itself, or its subscription. */
  feitoPor: string | null
}

const NOMES = 5

/** "We got your order": what, for how much, when it comes and what is still to be done. Written with the order itself. */
export function composeRecebido(remessa: Remessa, pedido: PedidoRecebido): Carta {
  const nome = pedido.orcamento ? 'seu pedido de orçamento' : 'seu pedido'
  return write(remessa, `recebemos ${nome} {numpedido}`, [
    `Recebemos ${nome} {numpedido}: ${listProdutos(pedido.produtos)}.`,
    pedido.feitoPor && `Quem fez: ${pedido.feitoPor}.`,
    describeTotal(pedido),
    pedido.orcamento ? '' : describePagamento(pedido),
    pedido.assinatura &&
      `Esta compra se repete (${pedido.assinatura}). Para mudar, pular ou pausar as próximas, abra "Assinaturas", na loja.`,
  ])
}

/** "Your subscription made an order": the same, by itself. */
export function composeCiclo(remessa: Remessa, pedido: PedidoRecebido & { assinatura: string }): Carta {
  const { pagamento } = pedido
  const pagar = pagamento !== null && momentoOf(pagamento.tipo) === 'ADIANTADO'
  return write(remessa, 'pedido {numpedido} da sua assinatura', [
    `Sua assinatura (${pedido.assinatura}) gerou o pedido {numpedido}: ${listProdutos(pedido.produtos)}.`,
    describeTotal(pedido),
    pagar
      ? `${describePagamento(pedido)} Sem o pagamento, tentamos de novo amanhã.`
      : `${describePagamento(pedido)} Você não precisa fazer mais nada.`,
    'Para mudar, pular ou pausar as próximas entregas, abra "Assinaturas", na loja.',
  ])
}

function write(
  { para, pessoa, loja, link }: Remessa,
  assunto: string,
  partes: readonly (string | null)[],
): Carta {
  const corpo = [`Olá, ${pessoa}!`, ...partes.filter(Boolean), `Acompanhar o pedido: ${link}`, loja]
  return { idcorreio: uuidv7(), para, assunto: `${loja}: ${assunto}`, texto: corpo.join('\n\n') }
}

/** 'Café, Leite e mais 3 produtos'. */
function listProdutos(nomes: readonly string[]): string {
  const ditos = nomes.slice(0, nomes.length > NOMES ? NOMES - 1 : NOMES)
  const mais = nomes.length - ditos.length
  const partes = mais > 0 ? [...ditos, `mais ${pluralize(mais, 'produto', 'produtos')}`] : ditos
  return partes.length > 1 ? `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}` : partes.join('')
}

function describeTotal({ total, tipoEntrega, data_de_entrega, inicio, fim }: PedidoRecebido): string {
  const valor =
    total === null
      ? 'A loja vai pôr preço em cada produto, e avisamos por e-mail quando o orçamento estiver pronto.'
      : `Total: ${formatReais(total)}.`
  const verbo = tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Entrega'
  return `${valor}\n${verbo}: ${formatJanela(data_de_entrega, inicio, fim, '')}.`
}

/** What is to be paid, when and where. */
function describePagamento({ pagamento, tipoEntrega }: PedidoRecebido): string {
  switch (pagamento?.tipo) {
    case 'PIX':
      return 'Falta só o Pix: abra o pedido e pague por lá. A separação começa assim que ele cair.'
    case 'BOLETO':
      return 'Falta pagar o boleto: a linha digitável e o PDF estão no pedido. A separação começa quando o banco confirmar.'
    case 'CARTAO':
      return 'O valor fica reservado no seu cartão e só é cobrado quando os produtos estiverem separados.'
    case 'ENTREGA':
      return `Você paga na ${tipoEntrega === 'RETIRADA' ? 'retirada' : 'entrega'} (${pagamento.nome}).`
    case 'FATURADO':
      return `Pagamento a prazo (${pagamento.nome}): os vencimentos estão em "Faturas", na loja.`
    default:
      return ''
  }
}
