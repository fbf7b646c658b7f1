import type { Produto, ProdutoLista } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/combo'
import { explainPreco } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'

import { toProdutoLista, ultimaCompraOf } from './price-produto.ts'
import { findCategoriaDoQueSaiu, findProduto, type ProdutoDetalheRow } from './produto.repository.ts'

/** Known in memory: no statement. */
function combosCom(id: string, contexto: ContextoComprador): string[] {
  const combos = contexto.fornecedor?.combos ?? []
  return combos
    .filter(({ grupos }) => grupos.some(({ produtos }) => produtos.some((produto) => produto.id === id)))
    .filter(
      (combo) => situacaoOf(combo, { ...contexto, autenticado: contexto.sessao !== null }) === 'disponivel',
    )
    .map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)
    .slice(0, 3)
}

/** One product as a page shows it: variants and similar ones with it. */
export async function showProduto(
  db: Db,
  { id, disableSimilares, quantidade }: { id: string; disableSimilares: boolean; quantidade?: number },
  contexto: ContextoComprador,
): Promise<Produto> {
  const { fornecedor, podeAgir, idcliente } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const comprador = podeAgir && idcliente ? { idcliente, fuso: fornecedor.fuso } : null
  const rows = await findProduto(db, fornecedor.idfornecedor, {
    id,
    semSimilares: disableSimilares,
    comprador,
  })
  const row = rows.find(({ parte }) => parte === 'produto')
  if (!row?.categoria) return refuseProduto(db, fornecedor.idfornecedor, id)
  const showLinha = (linha: ProdutoDetalheRow) => ({
    ...toProdutoLista(linha, contexto),
    ...ultimaCompraOf(linha.compra),
  })
  const show = (parte: string) => rows.filter((outra) => outra.parte === parte).map(showLinha)
  const variantesproduto = show('variante')
  const produto = showLinha(row)
  return {
    ...produto,
    descricao: row.descricao,
    especificacoes: row.especificacoes,
    imagens: row.imagens,
    categoria: row.categoria,
    categoriapai: row.categoriapai,
    variantesproduto: variantesproduto.length > 1 ? variantesproduto : [],
    similares: show('similar'),
    ...(quantidade !== undefined && tracoOf(produto, quantidade, fornecedor.tags)),
    combos: combosCom(row.id, contexto),
  }
}

/** What was sold once is gone for good (410), which search engines tell from what never was (404). */
async function refuseProduto(db: Db, idfornecedor: string, id: string): Promise<never> {
  const categoria = await findCategoriaDoQueSaiu(db, idfornecedor, id)
  if (categoria === null) throw new Falha('nao_encontrado')
  throw new Falha('produto_saiu', { detalhes: { categoria } })
}

/** The price of a quantity with its reason, by the same rules as the cart's; nothing where prices are hidden. */
function tracoOf(produto: ProdutoLista, quantidade: number, tags: readonly string[]) {
  const multiplies = !tags.includes('disable-product-multiple')
  const traco_preco = explainPreco(produto, quantidade, { multiplies })
  return traco_preco.precounitario === null ? {} : { traco_preco }
}
