import type { Produto } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'

import { toProdutoLista } from './price-produto.ts'
import { findProduto } from './produto.repository.ts'

/** One product as a page shows it: variants and similar ones with it. */
export async function showProduto(
  db: Db,
  { id, disableSimilares }: { id: string; disableSimilares: boolean },
  contexto: ContextoComprador,
): Promise<Produto> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const rows = await findProduto(db, fornecedor.idfornecedor, id, disableSimilares)
  const row = rows.find(({ parte }) => parte === 'produto')
  if (!row?.categoria) throw new Falha('nao_encontrado')
  const show = (parte: string) =>
    rows.filter((outra) => outra.parte === parte).map((outra) => toProdutoLista(outra, contexto))
  const variantesproduto = show('variante')
  return {
    ...toProdutoLista(row, contexto),
    ean: row.ean,
    descricao: row.descricao,
    especificacoes: row.especificacoes,
    imagens: row.imagens,
    categoria: row.categoria,
    categoriapai: row.categoriapai,
    variantesproduto: variantesproduto.length > 1 ? variantesproduto : [],
    similares: show('similar'),
  }
}
