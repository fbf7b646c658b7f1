import { formatPrecoUnitario, formatQuantidade, sumReais } from '#dinheiro'
import { pluralize } from '#texto'

/** An order as its answers carry it, as far as its sums go; reais. */
export interface PedidoContado {
  itens: readonly unknown[]
  subtotal: number | null
  economia: number
  economiaCombos: number
  desconto: number
  dadospedido: { cupom: string | null }
  embalagens: number
  servicos: readonly {
    nome: string
    nomeproduto: string | null
    quantidade: number
    precounitario: number
    total: number
  }[]
  taxaentrega: number
  valoripi: number
  valorst: number
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  totalpedido: number | null
  totalOriginal: number | null
  juros: number
  /** What was negotiated; `frete` null: the table's. */
  negociacao?:
    | { frete: number | null; frete_acordado?: Combinado | undefined; atendente: string }
    | null
    | undefined
}

/** By whom something was negotiated, and why: '' where it was not said. */
export interface Combinado {
  por: string
  motivo: string
}

/** One part of what an order comes to; a discount is negative. */
export interface Conta {
  nome: string
  valor: number
  /** Written instead of the amount: 'grátis'. */
  texto?: string
  combinado?: Combinado | undefined
}

/**
 * What an order comes to, part by part: the same on its page, its letter and its papers, and always adding up to `totalapagar`.
 * `economias`: products at list price, and what was saved of it; else as their lines say. Parts of 0 are left out.
 */
export function listContas(
  pedido: PedidoContado,
  { economias = false }: { economias?: boolean } = {},
): Conta[] {
  const { subtotal, totalpedido, totalOriginal, dadospedido, taxaentrega } = pedido
  if (subtotal === null || totalpedido === null) return []
  const { cupom } = dadospedido
  const economia = economias ? pedido.economia : 0
  const combos = economias ? pedido.economiaCombos : 0
  const contas: Conta[] = [
    { nome: pluralize(pedido.itens.length, 'produto', 'produtos'), valor: sumReais(subtotal, economia) },
    { nome: 'Ofertas e preço por quantidade', valor: sumReais(combos, -economia) },
    { nome: 'Combos', valor: -combos },
    { nome: cupom ? `Cupom ${cupom}` : 'Descontos', valor: -pedido.desconto },
    { nome: 'Embalagem de presente', valor: pedido.embalagens },
    { nome: 'IPI', valor: pedido.valoripi },
    { nome: 'ICMS-ST', valor: pedido.valorst },
    ...pedido.servicos.map((servico) => ({ nome: describeServico(servico), valor: servico.total })),
    {
      nome: pedido.tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Frete',
      valor: taxaentrega,
      ...(taxaentrega === 0 && { texto: 'grátis' }),
      combinado: pedido.tipoEntrega === 'DELIVERY' ? findCombinado(pedido.negociacao) : undefined,
    },
    {
      nome: 'Ajuste da separação',
      valor: totalOriginal === null ? 0 : sumReais(totalpedido, -totalOriginal),
    },
    { nome: 'Juros do parcelamento', valor: pedido.juros },
  ]
  return contas.filter(({ valor, texto }) => valor !== 0 || texto !== undefined)
}

/** Of a freight that was negotiated, by whom: what was set before freight had a place names the attendant alone. */
function findCombinado(negociacao: PedidoContado['negociacao']): Combinado | undefined {
  if (!negociacao || negociacao.frete === null) return undefined
  return negociacao.frete_acordado ?? { por: negociacao.atendente, motivo: '' }
}

/** 'combinado por Bruna Sales: “na mesma rota”'. */
export const describeCombinado = ({ por, motivo }: Combinado): string =>
  `combinado por ${por}${motivo && `: “${motivo}”`}`

/** 'Corte · Tábua (3 × R$ 5,00)'. */
function describeServico({
  quantidade,
  precounitario,
  ...servico
}: PedidoContado['servicos'][number]): string {
  const nome = nameServico(servico)
  return quantidade === 1
    ? nome
    : `${nome} (${formatQuantidade(quantidade)} × ${formatPrecoUnitario(precounitario)})`
}

/** 'Montagem · Rack', as it is called everywhere. */
export function nameServico({
  nome,
  nomeproduto,
}: {
  nome: string
  nomeproduto: string | null | undefined
}): string {
  return nomeproduto ? `${nome} · ${nomeproduto}` : nome
}
