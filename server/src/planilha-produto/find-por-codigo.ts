import { findComZeros, readChave, readChaveDeEan } from '@vitrine/rules/importacao'

import type { Celulas } from '#especie'
import type { Db } from '#infra'

import {
  listProdutosByEan,
  listProdutosBySku,
  type ProdutoDaPlanilha,
} from './produto-da-planilha.repository.ts'

type Encontrado = { produto: ProdutoDaPlanilha } | { campo: string; erro: string }

/** Which product each row names: by its code, else by its bar code. `comZeros`: codes that spreadsheets shorten. */
export async function findPorCodigo(
  db: Db,
  { idfornecedor, comZeros }: { idfornecedor: string; comZeros: readonly string[] },
  linhas: readonly Celulas[],
): Promise<Encontrado[]> {
  const chaves = linhas.map(({ sku = '', ean = '' }) => ({ sku: readChave(sku), ean: readChaveDeEan(ean) }))
  const unicas = (valores: readonly string[]) => [...new Set(valores.filter(Boolean))]
  const [porSku, porEan] = await Promise.all([
    listProdutosBySku(db, idfornecedor, unicas(chaves.map(({ sku }) => sku))),
    listProdutosByEan(db, idfornecedor, unicas(chaves.flatMap(({ sku, ean }) => (sku === '' ? [ean] : [])))),
  ])
  const skus = Map.groupBy(porSku, ({ produto }) => produto.sku)
  const eans = Map.groupBy(porEan, ({ produto }) => produto.ean ?? '')
  return chaves.map(({ sku, ean }): Encontrado => {
    const [achado, outro] = (sku === '' ? eans.get(ean) : skus.get(sku)) ?? []
    if (outro) return { campo: 'ean', erro: 'Mais de um produto tem este EAN: diga o código (SKU).' }
    return achado ? { produto: achado } : refuse({ sku, ean }, comZeros)
  })
}

function refuse({ sku, ean }: { sku: string; ean: string }, comZeros: readonly string[]) {
  if (sku === '' && ean === '') return { campo: 'sku', erro: 'Diga o código (SKU) ou o EAN do produto.' }
  if (sku === '') return { campo: 'ean', erro: 'Nenhum produto desta loja tem este EAN.' }
  const comZero = findComZeros(sku, comZeros)
  return comZero
    ? { campo: 'sku', erro: `A planilha tirou os zeros? Há um produto ${comZero} na loja.` }
    : { campo: 'sku', erro: 'Nenhum produto desta loja tem este código.' }
}
