import type { Submissao } from '@vitrine/contract'
import { hasTag, isAuthBlocked } from '@vitrine/rules/acesso'

import { ufOf, type ContextoComprador } from '#acesso'
import { composeItens } from '#carrinho'
import { weighEntrega, type Comprador, type EmSubmissao, type EstadoSubmissao } from '#conferencia'
import { withFreteNegociado } from '#entrega'
import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'
import type { ProdutoRow } from '#produto'

import type { TotaisPedido } from './make-pedido.ts'
import { nameGone } from './name-gone.ts'
import { findAcordo, toNegociacao, withAcordo } from './use-acordo.ts'
import { pricePedido, type PedidoAPrecificar, type PrecoPedido } from './price-pedido.ts'

/** What a submission was read with. */
interface Lida {
  submissao: Submissao
  comprador: Comprador
  estado: EstadoSubmissao
  produtos: readonly ProdutoRow[]
}

export interface PedidoDecidido {
  em: EmSubmissao
  servicos: PrecoPedido['servicos']
  totais: TotaisPedido
}

/** What a submission comes to: its lines by their rules, where it goes, what it costs. Refuses nothing: the checks do. */
export async function decidePedido(
  db: Db,
  { submissao, comprador, estado, produtos }: Lida,
): Promise<PedidoDecidido> {
  const { fornecedor } = comprador
  const { idfornecedor } = fornecedor
  const uf = ufOf(fornecedor, submissao.tipoEntrega, estado.enderecoentrega?.uf)
  const contexto = { ...comprador.contexto, uf }
  const acordo = findAcordo(estado, comprador)
  const pedidos = withAcordo(submissao.itens, acordo)
  const composicao = await nameGone(db, idfornecedor, composeItens(pedidos, produtos, contexto))
  const formas = chooseFormas(submissao, fornecedor)
  const peso = weighEntrega({ submissao, fornecedor, estado, composicao, produtos, ...formas })
  const entrega = {
    tipoEntrega: submissao.tipoEntrega,
    cep: estado.enderecoentrega?.cep ?? null,
    idformaentrega: submissao.formaEntrega.idformaentrega,
  }
  const aPrecificar: PedidoAPrecificar = {
    submissao,
    contexto,
    fornecedor,
    estado,
    composicao,
    idcategorias: [...new Set(produtos.map(({ idcategoria }) => idcategoria))],
    agora: new Date(),
    ciclo: comprador.ciclo,
    aprovacao: comprador.aprovacao,
    provedor: comprador.provedor,
    fechamento: comprador.fechamento,
    negociacao: toNegociacao(acordo, composicao, entrega),
    ...formas,
    ...peso,
    frete: withFreteNegociado(peso.frete, acordo?.negociacao ?? null, entrega),
  }
  const { cupom, servicos, ...preco } = pricePedido(aPrecificar)
  const orcamento = isOrcamento(submissao, preco.totais, contexto)
  const totais = orcamento ? withoutPrecos(preco.totais) : preco.totais
  const precoFora = [...totais.linhas.values()].some(({ traco }) => traco.vencedor === 'atendente')
  const em: EmSubmissao = { ...aPrecificar, cupom, orcamento, precoFora, totais: sumOf(totais) }
  return { em, servicos, totais }
}

/**
 * Where the fornecedor takes budgets: sent as one, by somebody who may not see prices, for a cliente that it has not approved
 * whoever sends it, or with a line without price (readings 7). Elsewhere it is an order, and the checks refuse a line without price.
 */
function isOrcamento(submissao: Submissao, { total }: TotaisPedido, contexto: ContextoComprador): boolean {
  const { fornecedor, aprovado, podeVerPrecos } = contexto
  const tags = fornecedor?.tags ?? []
  if (!hasTag(tags, 'support-budget')) return false
  return submissao.orcamento === true || total === null || !podeVerPrecos || isAuthBlocked({ tags, aprovado })
}

/** What a priced order comes to; null: it has no price yet. */
function sumOf({ subtotal, total }: TotaisPedido): EmSubmissao['totais'] {
  return total === null ? null : { subtotal: subtotal ?? 0, total }
}

/** A budget has no price of its own until the store offers one. */
function withoutPrecos(totais: TotaisPedido): TotaisPedido {
  return { ...totais, linhas: new Map(), subtotal: null, total: null, ...semContas }
}

const semContas = { descontos: 0, embalagens: 0, valoripi: 0, valorst: 0, tributadas: [] }

function chooseFormas({ formaEntrega, formaPagamento }: Submissao, fornecedor: FornecedorVivo) {
  return {
    formaEntrega: fornecedor.formasEntrega.find(
      ({ idformaentrega }) => idformaentrega === formaEntrega.idformaentrega,
    ),
    formaPagamento: fornecedor.formasPagamento.find(
      ({ idformapagto }) => idformapagto === formaPagamento.idformapagto,
    ),
  }
}
