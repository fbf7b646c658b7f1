import type { ProdutoLista, TagPesquisa } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'
import { foldTexto } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'

import { listContagemTags, listPorTags } from './catalogo.repository.ts'
import { toProdutoLista } from './price-produto.ts'

/** The supplier's tags that products carry; of what the customer bought first, then in the supplier's order (§7). */
export async function listTags(
  db: Db,
  { idcategoria, query }: { idcategoria?: string; query?: string },
  { fornecedor, idcliente, podeAgir }: ContextoComprador,
): Promise<TagPesquisa[]> {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const rows = await listContagemTags(db, fornecedor.idfornecedor, {
    idcategoria: idcategoria || null,
    idcliente: podeAgir ? idcliente : null,
  })
  const contagens = new Map(rows.map((row) => [row.tag, row]))
  const texto = foldTexto(query ?? '').trim()
  return fornecedor.publico.tagsPesquisa
    .filter(({ nome }) => foldTexto(nome).includes(texto))
    .flatMap((tag) => {
      const contagem = contagens.get(tag.tag)
      return contagem ? [{ tag, contagem }] : []
    })
    .toSorted((a, b) => b.contagem.comprados - a.contagem.comprados)
    .map(({ tag, contagem }) => ({ ...tag, total: contagem.total }))
}

/** Products by their tags (§7 produto-by-tags). */
export async function listProdutosPorTags(
  db: Db,
  { idcadastroextraproduto, tagsPesquisa }: { idcadastroextraproduto?: string; tagsPesquisa?: string },
  contexto: ContextoComprador,
): Promise<{ data: ProdutoLista[]; listaTemPrecos: boolean }> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const tags = (tagsPesquisa ?? '').split(',').filter(Boolean)
  const id = idcadastroextraproduto ?? null
  const rows = tags.length > 0 || id ? await listPorTags(db, fornecedor.idfornecedor, { tags, id }) : []
  const data = rows.map((row) => toProdutoLista(row, contexto))
  return { data, listaTemPrecos: computeListaTemPrecos(data) }
}
