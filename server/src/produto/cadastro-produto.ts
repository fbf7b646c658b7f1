import type { CadastroProduto } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'produto',
  ['idfornecedor'],
  [
    'idcadastroextraproduto',
    'idproduto',
    'sku',
    'ean',
    'nome',
    'marca',
    'descricao',
    'especificacoes',
    'idcategoria',
    'embalagem',
    'unidade',
    'unidade_base',
    'fator_unidade',
    'preco',
    'precooferta',
    'precovendaatacado',
    'preco_embalagem',
    'custo',
    'precominimo',
    'desconto_progressivo',
    'tabelas_de_preco',
    'minvendaatacado',
    'multiploincremento',
    'granularidade',
    'min_por_pedido',
    'maxporpedido',
    'maior_de_18',
    'tags',
    'idprodutoprincipal',
    'imagens',
    'vendas',
    'ativo',
    'peso_gramas',
    'ncm',
    'origem',
  ],
)

/** What is kept of a product; search words, number of variants and stock follow by themselves (0002, 0012). */
export const cadastroProduto = describeCadastro(registro, {
  chave: ['idcadastroextraproduto'],
  porFornecedor: true,
})

export type ProdutoGuardado = LinhaDe<typeof registro>

const money = (reais: number | null) => (reais === null ? null : toDecimilesimos(reais))
const amount = (unidades: number | null) => (unidades === null ? null : toMilesimos(unidades))
const reais = (decimilesimos: number | null) =>
  decimilesimos === null ? null : fromDecimilesimos(decimilesimos)
const unidades = (milesimos: number | null) => (milesimos === null ? null : fromMilesimos(milesimos))

/** A product as it is stored: prices in 1/10,000 real, quantities in 1/1,000 unit. */
export function toGuardado({
  descontoProgressivo,
  tabelasdepreco,
  ...produto
}: CadastroProduto): ProdutoGuardado {
  return {
    ...produto,
    preco: money(produto.preco),
    precooferta: money(produto.precooferta),
    precovendaatacado: money(produto.precovendaatacado),
    preco_embalagem: money(produto.preco_embalagem),
    custo: money(produto.custo),
    precominimo: money(produto.precominimo),
    desconto_progressivo: descontoProgressivo,
    tabelas_de_preco: tabelasdepreco,
    minvendaatacado: amount(produto.minvendaatacado),
    multiploincremento: amount(produto.multiploincremento),
    granularidade: toMilesimos(produto.granularidade),
    min_por_pedido: amount(produto.min_por_pedido),
    maxporpedido: amount(produto.maxporpedido),
  }
}

/** The same, back. */
export function fromGuardado({
  desconto_progressivo,
  tabelas_de_preco,
  ...guardado
}: ProdutoGuardado): object {
  return {
    ...guardado,
    preco: reais(guardado.preco),
    precooferta: reais(guardado.precooferta),
    precovendaatacado: reais(guardado.precovendaatacado),
    preco_embalagem: reais(guardado.preco_embalagem),
    custo: reais(guardado.custo),
    precominimo: reais(guardado.precominimo),
    descontoProgressivo: desconto_progressivo,
    tabelasdepreco: tabelas_de_preco,
    minvendaatacado: unidades(guardado.minvendaatacado),
    multiploincremento: unidades(guardado.multiploincremento),
    granularidade: unidades(guardado.granularidade),
    min_por_pedido: unidades(guardado.min_por_pedido),
    maxporpedido: unidades(guardado.maxporpedido),
  } satisfies Record<keyof CadastroProduto, unknown>
}
