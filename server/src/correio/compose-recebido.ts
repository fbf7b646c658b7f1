import type { TipoEntrega, TipoPagamento } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { formatJanela } from '@vitrine/rules/entrega'
import { momentoOf } from '@vitrine/rules/pagamento'
import { describeCombinado, type Clausula, type Conta } from '@vitrine/rules/pedido'
import { pluralize } from '@vitrine/rules/texto'

import { uuidv7 } from '#infra'

import type { PedidoDaCarta } from './compose-pedido.ts'
import type { Carta } from './compose.ts'

/** What of a new order is told. */
export interface PedidoRecebido {
  /** Reais; null: no price yet. */
  total: number | null
  /** It is still a budget. */
  orcamento: boolean
  /** Its lines; reais, null without a price. `subtotal`: before coupon and gift wrap. */
  itens: readonly {
    nome: string
    quantidade: number
    unidade: string
    precounitario: number | null
    subtotal: number | null
  }[]
  /** What `total` is made of; none without prices. */
  contas: readonly Conta[]
  /** Names of its additional services. */
  servicos: readonly string[]
  tipoEntrega: TipoEntrega
  /** Where it goes to, or where it is fetched. */
  endereco: string
  data_de_entrega: string
  inicio: string
  fim: string
  pagamento: { tipo: TipoPagamento; nome: string }
  /** What is charged when: a card's parts, the days of invoices and slips. */
  cobranca: {
    cartao: string | null
    parcelas: string | null
    vencimentos: readonly { vencimento: string; valor: number }[]
  }
  /** How often it repeats; null: bought once. */
  assinatura: string | null
  /** Who made it for the customer; null: the customer itself, or its subscription. */
  feitoPor: string | null
  /** A sentence about what was negotiated; null: nothing was. */
  negociada: string | null
  /** What was agreed besides; none of a budget. */
  clausulas: readonly Clausula[]
  /** Who sells, as the law wants it named. */
  vendedor: string
}

const NOMES = 5

/** "We got your order": what, for how much, when it comes and what is still to be done. */
export function composeRecebido(remessa: PedidoDaCarta, pedido: PedidoRecebido): Carta {
  const nome = pedido.orcamento ? 'seu pedido de orçamento' : 'seu pedido'
  const { numpedido } = remessa
  return write(remessa, `recebemos ${nome} ${numpedido}`, [
    `Recebemos ${nome} ${numpedido}: ${listProdutos(pedido.itens.map(({ nome }) => nome))}.`,
    pedido.feitoPor && `Quem fez: ${pedido.feitoPor}.`,
    pedido.negociada,
    ...describeContrato(pedido),
    pedido.orcamento ? '' : describePagamento(pedido),
    pedido.assinatura &&
      `Esta compra se repete (${pedido.assinatura}). Para mudar, pular ou pausar as próximas, abra "Assinaturas", na loja.`,
    ...describeCondicoes(pedido),
  ])
}

/** "Your subscription made an order": the same, by itself. */
export function composeCiclo(remessa: PedidoDaCarta, pedido: PedidoRecebido & { assinatura: string }): Carta {
  const { numpedido } = remessa
  const pagar = momentoOf(pedido.pagamento.tipo) === 'ADIANTADO'
  return write(remessa, `pedido ${numpedido} da sua assinatura`, [
    `Sua assinatura (${pedido.assinatura}) gerou o pedido ${numpedido}: ${listProdutos(pedido.itens.map(({ nome }) => nome))}.`,
    ...describeContrato(pedido),
    pagar
      ? `${describePagamento(pedido)} Sem o pagamento, tentamos de novo amanhã.`
      : `${describePagamento(pedido)} Você não precisa fazer mais nada.`,
    'Para mudar, pular ou pausar as próximas entregas, abra "Assinaturas", na loja.',
    ...describeCondicoes(pedido),
  ])
}

function write(
  { para, pessoa, loja, link }: PedidoDaCarta,
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

/** What was bought, what it comes to, when and where it comes: the contract, to be kept (L14). Each line ends in words, never in a link. */
function describeContrato(pedido: PedidoRecebido): string[] {
  const { itens, contas, servicos, total, tipoEntrega, endereco, data_de_entrega, inicio, fim } = pedido
  const retira = tipoEntrega === 'RETIRADA'
  const onde = endereco ? `\n${retira ? 'Loja' : 'Endereço'}: ${endereco}.` : ''
  const semPreco =
    'A loja vai pôr preço em cada produto, e avisamos por e-mail quando o orçamento estiver pronto.'
  const soma = contas.map(({ nome, valor, texto, combinado }) => {
    const porQuem = combinado ? `, ${describeCombinado(combinado)}` : ''
    return `${nome}: ${texto ?? formatReais(valor)}${porQuem}.`
  })
  return [
    ['Produtos:', ...itens.map(describeItem)].join('\n'),
    total === null && servicos.length > 0 ? `Serviços: ${servicos.join(', ')}.` : '',
    total === null ? semPreco : [...soma, `Total: ${formatReais(total)}.`].join('\n'),
    `${retira ? 'Retirada' : 'Entrega'}: ${formatJanela(data_de_entrega, inicio, fim, '')}.${onde}`,
  ]
}

/** '2 un × Café, 500 g, a R$ 10,00: R$ 20,00.' */
function describeItem({
  nome,
  quantidade,
  unidade,
  precounitario,
  subtotal,
}: PedidoRecebido['itens'][number]): string {
  const quanto = `${formatQuantidade(quantidade, unidade)} × ${nome}`
  return precounitario === null || subtotal === null
    ? `${quanto}.`
    : `${quanto}, a ${formatPrecoUnitario(precounitario)}: ${formatReais(subtotal)}.`
}

/** Conditions and who sells (L1, L14). */
function describeCondicoes({ clausulas, vendedor }: PedidoRecebido): string[] {
  const ditas = clausulas.map(({ titulo, texto }) => `${titulo}: ${texto}`)
  return [ditas.length > 0 ? ['Condições da compra:', ...ditas].join('\n') : '', `Vendido por ${vendedor}.`]
}

/** What is to be paid, when and where. */
function describePagamento(pedido: PedidoRecebido): string {
  const { cartao, parcelas, vencimentos } = pedido.cobranca
  const datas = vencimentos.map(
    ({ vencimento, valor }) => `Vence em ${formatDia(vencimento)}: ${formatReais(valor)}.`,
  )
  const noCartao = cartao && `Cartão ${cartao}${parcelas ? `, em ${parcelas}` : ''}.`
  return [describeForma(pedido), noCartao, ...datas].filter(Boolean).join('\n')
}

function describeForma({ pagamento, tipoEntrega }: PedidoRecebido): string {
  switch (pagamento.tipo) {
    case 'PIX':
      return 'Falta só o Pix: abra o pedido e pague por lá. A separação começa assim que ele cair.'
    case 'BOLETO':
      return 'Falta pagar o boleto: a linha digitável e o PDF estão no pedido. A separação começa quando o banco confirmar.'
    case 'CARTAO':
      return 'O valor fica reservado no seu cartão e só é cobrado quando os produtos estiverem separados.'
    case 'ENTREGA':
      return `Você paga na ${tipoEntrega === 'RETIRADA' ? 'retirada' : 'entrega'} (${pagamento.nome}).`
    case 'FATURADO':
      return `Pagamento a prazo (${pagamento.nome}): as faturas estão em "Faturas", na loja.`
    default:
      return ''
  }
}
