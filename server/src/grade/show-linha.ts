import type { ItemCarrinho, LinhaDaGrade, LinhaNegociada } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import {
  computeDesconto,
  computeMargem,
  computePiso,
  isOfertaEmVigor,
  judgePreco,
  type LinhaAJulgar,
  type Limites,
} from '@vitrine/rules/negociacao'
import { choosePreco } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import { opcoesPreco } from '#carrinho'
import {
  type CustoRow,
  type EdicaoRow,
  type EstadoRow,
  type LinhaRow,
  showEdicao,
  tabelaOf,
  toConversa,
  toLinhaAJulgar,
  type UltimoRow,
} from '#negociacao'

const reais = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? null : fromDecimilesimos(valor)
const unidades = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? null : fromMilesimos(valor)

/** A line with what is said of it. */
interface Falada {
  item: ItemCarrinho
  row: LinhaRow | undefined
  edicao: EdicaoRow | undefined
}

const produtoOf = ({ id, nome, embalagem, unidade, imagem, quantidade }: ItemCarrinho, sku: string) => ({
  id,
  nome,
  sku,
  embalagem,
  unidade,
  imagem,
  quantidade,
})

/** What both sides read of how far the talk about a line is. */
function conversaOf({ row, edicao }: Falada, quemOlha: string | null) {
  return {
    revisao: row?.revisao ?? 0,
    quantidade_proposta: unidades(row?.quantidade_proposta),
    quem: row ? { lado: row.lado, nome: row.por } : null,
    em: row ? new Date(row.em).toISOString() : null,
    motivo: row?.motivo ?? '',
    editando: edicao ? showEdicao(edicao, quemOlha) : null,
  }
}

export interface ParaMostrar {
  contexto: ContextoComprador
  limites: Limites
  custos: ReadonlyMap<string, CustoRow>
  ultimos: ReadonlyMap<string, UltimoRow>
}

/** Each line of the cart with the talk about it. */
export function listFaladas(itens: readonly ItemCarrinho[], { linhas, edicoes }: EstadoRow): Falada[] {
  const rows = new Map(linhas.map((row) => [row.idlinha, row]))
  const emEdicao = new Map(edicoes.map((edicao) => [edicao.idlinha, edicao]))
  return itens.map((item) => ({ item, row: rows.get(item.id), edicao: emEdicao.get(item.id) }))
}

export function showLinhaDaGrade(falada: Falada, para: ParaMostrar): LinhaDaGrade {
  const { item, row } = falada
  const { contexto, custos, ultimos, limites } = para
  const custo = custos.get(item.id)
  const tabela = tabelaOf(item, contexto)
  const linha = toLinhaAJulgar(tabela, custo)
  const preco = item.produtos ? null : choosePreco(item, item.quantidade, opcoesPreco(contexto))
  return {
    ...produtoOf(item, custo?.sku ?? ''),
    ...conversaOf(falada, contexto.idusuario),
    custo: linha.custo,
    tabela,
    ultimo: showUltimo(ultimos.get(item.id)),
    precoatendente: item.precoatendente ?? null,
    desconto: item.precoatendente ? computeDesconto(tabela, item.precoatendente) : null,
    margem: computeMargem(preco, linha.custo),
    total: item.totallinha ?? null,
    piso: item.produtos ? null : (computePiso(linha, limites)?.preco ?? null),
    ...(row ? { situacao: row.situacao, aprovado_por: row.aprovado_por } : intocada),
    ...pedidosOf(row, { linha, limites }),
    combo: Boolean(item.produtos),
    granularidade: item.granularidade,
    min_por_pedido: item.min_por_pedido,
    maxporpedido: item.maxporpedido,
    estoque: unidades(custo?.estoque),
  }
}

/** Prices that are asked for: by the customer, and of a supervisor. */
function pedidosOf(row: LinhaRow | undefined, judge: { linha: LinhaAJulgar; limites: Limites }) {
  const { contraproposta, proposta_por, proposta_em, proposta_motivo } = row ?? semPedidos
  const { pedido_preco, pedido_por, pedido_em, pedido_motivo } = row ?? semPedidos
  return {
    contraproposta: showPedido(contraproposta, [proposta_por, proposta_em, proposta_motivo], judge),
    pedido_supervisor: showPedido(pedido_preco, [pedido_por, pedido_em, pedido_motivo], judge),
  }
}

const intocada = { situacao: 'DEFINIR' as const, aprovado_por: null }

const semPedidos = {
  contraproposta: null,
  proposta_por: null,
  proposta_em: null,
  proposta_motivo: '',
  pedido_preco: null,
  pedido_por: null,
  pedido_em: null,
  pedido_motivo: '',
}

function showUltimo(ultimo: UltimoRow | undefined): LinhaDaGrade['ultimo'] {
  if (!ultimo) return null
  return { preco: fromDecimilesimos(ultimo.preco), em: ultimo.em.toISOString(), numpedido: ultimo.numpedido }
}

/** A price that is asked for, as who looks may answer it. */
function showPedido(
  valor: number | null,
  [por, em, motivo]: readonly [string | null, string | null, string],
  { linha, limites }: { linha: LinhaAJulgar; limites: Limites },
): LinhaDaGrade['contraproposta'] {
  if (valor === null) return null
  const preco = fromDecimilesimos(valor)
  return {
    preco,
    por: por ?? '',
    em: new Date(em ?? 0).toISOString(),
    motivo,
    margem: computeMargem(preco, linha.custo),
    desconto: computeDesconto(linha.tabela, preco) ?? 0,
    alcada: judgePreco(preco, linha, limites) ? 'PEDE_SUPERVISOR' : 'LIVRE',
  }
}

/** A line that somebody touched, or writes in, as its customer reads it; null: nobody did. */
export function showLinhaDoCliente(
  falada: Falada,
  contexto: ContextoComprador,
  sku: string,
): LinhaNegociada | null {
  const { item, row, edicao } = falada
  if (!row && !edicao) return null
  const { situacao } = row ?? { situacao: 'DEFINIR' as const }
  const tabela = tabelaOf(item, contexto)
  return {
    ...produtoOf(item, sku),
    ...conversaOf(falada, contexto.idusuario),
    de: contexto.podeVerPrecos ? tabela : null,
    por: contexto.podeVerPrecos ? reais(row?.preco) : null,
    vale: row !== undefined && isOfertaEmVigor(toConversa(row)),
    // What a store's people ask each other is not told.
    situacao: situacao === 'AGUARDA_SUPERVISOR' ? beforePedido(row) : situacao,
    contraproposta: contexto.podeVerPrecos ? reais(row?.contraproposta) : null,
  }
}

function beforePedido(row: LinhaRow | undefined): LinhaNegociada['situacao'] {
  if (row?.contraproposta) return 'CONTRAPROPOSTA'
  if (row?.quantidade_proposta) return 'QUANTIDADE_PROPOSTA'
  return row?.preco ? 'COM_O_CLIENTE' : 'DEFINIR'
}
