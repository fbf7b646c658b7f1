import type {
  CanalVenda,
  Endereco,
  ItemCarrinho,
  LinhaPedida,
  NegociacaoAceita,
  TipoEntrega,
} from '@vitrine/contract'
import { fromCentavos, fromMilesimos, toCentavos } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'
import { isPorPeso } from '@vitrine/rules/pagamento'

import { ufOf, type ContextoComprador } from '#acesso'
import { composeItens, type FatosCupom, type ItemPedido } from '#carrinho'
import { weighEntrega } from '#conferencia'
import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import type { ProdutoRow } from '#produto'
import { priceLinhas, toItens, totalComImpostos, type ItemPedidoNovo } from '#submissao'

/** An order that waits, as far as its price goes; centavos. */
export interface PedidoAReprecificar extends FatosCupom {
  canalvenda: CanalVenda
  tipoentrega: TipoEntrega
  idformaentrega: string
  enderecoentrega: Pick<Endereco, 'lat' | 'lng' | 'cep' | 'uf'> | null
  cupom: string | null
  idcupom: string | null
  /** Of that coupon. */
  desconto: number
  servicos: number
  taxaentrega: number
  /** What it carries of a negotiation (ahead C3): that stays, by whatever method it is paid. */
  negociacao: NegociacaoAceita | null
  /** What was asked for, of an order with combos; null: its lines say it. */
  pedidas: LinhaPedida[] | null
  linhas: LinhaDoPedido[]
}

interface LinhaDoPedido {
  id: string
  /** 1/1,000 unit. */
  quantidade: number
  embalarparapresente: boolean
  observacao: string
  substituicao: LinhaPedida['substituicao']
  combo: boolean
  /** The rates of its taxes, as they were agreed. */
  imposto: ItemPedidoNovo['imposto']
}

/** What an order costs by another method; centavos. */
export interface Repreco {
  subtotal: number
  desconto: number
  embalagens: number
  taxaentrega: number
  valoripi: number
  valorst: number
  total: number
  cupom: string | null
  idcupom: string | null
  itens: ItemPedidoNovo[]
  /** Of the goods that are weighed. */
  porPeso: number
}

interface Sob {
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  forma: FormaPagamentoViva
  agora: Date
}

/**
 * An order's lines, coupon and freight by the rules of a submission under another payment method; services cost what they
 * did. Null: a line is not sold in this way any more, and only a new order can say what it costs.
 */
export function repricePedido(
  pedido: PedidoAReprecificar,
  produtos: readonly ProdutoRow[],
  { contexto, fornecedor, forma, agora }: Sob,
): Repreco | null {
  const { tipoentrega: tipoEntrega, canalvenda: canalVenda, idformaentrega, usos, jaComprou } = pedido
  const { idformapagto } = forma
  const uf = ufOf(fornecedor, tipoEntrega, pedido.enderecoentrega?.uf)
  const doPedido = { ...contexto, tipoEntrega, canalVenda, idformapagto, uf }
  const pedidas = toPedidas(pedido)
  if (!pedidas) return null
  const acordadas = withNegociado(pedidas, pedido.negociacao)
  const composta = composeItens(acordadas, produtos.map(withoutEstoque), doPedido)
  const composicao = { ...composta, itens: withImpostos(composta.itens, pedido.linhas) }
  if (composicao.mudancas.length > 0) return null
  const formaEntrega = fornecedor.formasEntrega.find((each) => each.idformaentrega === idformaentrega)
  const { degraus } = weighEntrega({
    submissao: { tipoEntrega },
    fornecedor,
    estado: pedido,
    composicao,
    produtos,
    formaEntrega,
  }).frete
  const { cupom, totais } = priceLinhas({
    composicao,
    contexto: doPedido,
    cupom: { codigo: pedido.cupom, automatica: true, usos: withoutUso(usos, pedido), jaComprou },
    agora,
    // What was negotiated, or is not offered any more, costs what it did.
    taxaOf: (valor) =>
      degraus && (pedido.negociacao?.frete ?? null) === null
        ? computeTaxaEntrega(degraus, valor)
        : fromCentavos(pedido.taxaentrega),
    servicos: fromCentavos(pedido.servicos),
  })
  if (totais.total === null || totais.subtotal === null) return null
  const itens = toItens(composicao.itens, totais)
  return {
    subtotal: toCentavos(totais.subtotal),
    desconto: toCentavos(totais.descontos ?? 0),
    embalagens: toCentavos(totais.embalagens ?? 0),
    taxaentrega: toCentavos(totais.taxaentrega),
    valoripi: toCentavos(totais.valoripi),
    valorst: toCentavos(totais.valorst),
    total: toCentavos(totais.total),
    cupom: cupom.cupom?.codigocupom ?? null,
    idcupom: cupom.cupom?.idcupom ?? null,
    itens,
    porPeso: itens.reduce(
      (soma, linha) => soma + (isPorPeso(linha.unidade) ? totalComImpostos(linha) : 0),
      0,
    ),
  }
}

/** Lines at the prices that were negotiated for them. */
function withNegociado(pedidas: readonly LinhaPedida[], negociacao: NegociacaoAceita | null): ItemPedido[] {
  const partes = new Map(negociacao?.escopo.map((parte) => [parte.id, parte]))
  return pedidas.map((pedida) => {
    const parte = partes.get(pedida.id)
    if (!parte || pedida.produtos) return pedida
    const { precounitario, por, aprovado_por, motivo, quantidade: minimo } = parte
    return { ...pedida, precoatendente: precounitario, negociado: { por, aprovado_por, motivo, minimo } }
  })
}

/** Null: a combo whose choices were not kept. */
function toPedidas({ pedidas, linhas }: PedidoAReprecificar): LinhaPedida[] | null {
  if (pedidas) return pedidas
  if (linhas.some(({ combo }) => combo)) return null
  return linhas.map(({ id, quantidade, embalarparapresente, observacao, substituicao }) => ({
    id,
    quantidade: fromMilesimos(quantidade),
    embalarParaPresente: embalarparapresente,
    ...(observacao && { observacao }),
    substituicao,
  }))
}

/** Prices follow the method, taxes do not: their rates are those that the order was made with (decision 0065). */
function withImpostos(itens: readonly ItemCarrinho[], linhas: readonly LinhaDoPedido[]): ItemCarrinho[] {
  const acordados = new Map(linhas.map(({ id, imposto }) => [id, imposto ?? undefined]))
  const withAcordado = <T extends { id: string }>(each: T): T => ({
    ...each,
    imposto: acordados.get(each.id),
  })
  return itens.map((item) => ({
    ...withAcordado(item),
    ...(item.produtos && { produtos: item.produtos.map(withAcordado) }),
  }))
}

/** The order has taken its stock: what is left for others says nothing about it. */
function withoutEstoque(produto: ProdutoRow): ProdutoRow {
  return { ...produto, estoque: null, disponivel: true }
}

/** Its own use of a coupon does not count against it. */
function withoutUso(
  usos: FatosCupom['usos'],
  { idcupom, desconto }: Pick<PedidoAReprecificar, 'idcupom' | 'desconto'>,
): FatosCupom['usos'] {
  const seu = idcupom === null ? undefined : usos[idcupom]
  if (!seu || idcupom === null) return usos
  const { total, cliente, descontado = 0 } = seu
  return {
    ...usos,
    [idcupom]: { total: total - 1, cliente: cliente - 1, descontado: descontado - desconto },
  }
}
