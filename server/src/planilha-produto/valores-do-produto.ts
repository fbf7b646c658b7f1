import type { CadastroProduto } from '@vitrine/contract'
import type { CampoProduto, ValoresDoProduto, Valor } from '@vitrine/rules/importacao'

import type { ProdutoDaPlanilha } from './produto-da-planilha.repository.ts'
import type { Categorias } from './read-categorias.ts'

/** Texts that the catalogue keeps as '' where there is none. */
const TEXTOS = new Set<string>(['marca', 'descricao', 'embalagem'])

/** A product as the cells of a spreadsheet have it. */
export function valoresOf(
  { produto, estoque }: ProdutoDaPlanilha,
  { caminhos }: Categorias,
): ValoresDoProduto {
  const { sku, ean, nome, marca, descricao, embalagem, unidade, ncm, preco, precooferta, precovendaatacado } =
    produto
  const { minvendaatacado, custo, precominimo, min_por_pedido, maxporpedido, peso_gramas, ativo } = produto
  return {
    sku,
    ean,
    nome,
    categoria: caminhos.get(produto.idcategoria) ?? null,
    marca: marca || null,
    descricao: descricao || null,
    embalagem: embalagem || null,
    unidade,
    ncm,
    preco,
    precooferta,
    precovendaatacado,
    minvendaatacado,
    custo,
    precominimo,
    min_por_pedido,
    maxporpedido,
    peso_gramas,
    estoque,
    ativo,
  }
}

/** What cells say, as the product's declaration has it; `estoque` is not of the product. */
export function toDeclarado(
  valores: Partial<Record<CampoProduto, Valor>>,
  { ids }: Categorias,
): Partial<CadastroProduto> {
  const { estoque: _estoque, categoria, ...resto } = valores
  const textos = Object.entries(resto).map(([campo, valor]) => [
    campo,
    TEXTOS.has(campo) ? (valor ?? '') : valor,
  ])
  return {
    // Each was read by its column, whose kind is that of its field.
    ...(Object.fromEntries(textos) as Partial<CadastroProduto>),
    ...(typeof categoria === 'string' && { idcategoria: ids.get(categoria) ?? categoria }),
  }
}
