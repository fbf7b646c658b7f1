import type { BuscaProdutos, PaginaProdutos } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'
import { normalizeBusca } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'

import { toProdutoLista } from './price-produto.ts'
import { listProdutos, type FiltroLista } from './produto.repository.ts'

/** A page of products for who asks (§3 Pagination, §7 Products): one statement. */
export async function listPagina(
  db: Db,
  busca: BuscaProdutos,
  contexto: ContextoComprador,
): Promise<PaginaProdutos> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { page, limit } = busca
  const { rows, total } = await listProdutos(
    db,
    toFiltro(busca, fornecedor.idfornecedor, contexto.podeVerPrecos),
  )
  const data = rows.map((row) => toProdutoLista(row, contexto, { ignorepolicy: busca.ignorepolicy }))
  return {
    // What can be bought first, the rest at the end of the page (ux 1.4.5).
    data: [...data.filter(({ disponivel }) => disponivel), ...data.filter(({ disponivel }) => !disponivel)],
    totalItems: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    page,
    limit,
    listaTemPrecos: computeListaTemPrecos(data),
  }
}

/** What a list's parameters ask for (§7). */
export function toFiltro(busca: BuscaProdutos, idfornecedor: string, podeVerPrecos: boolean): FiltroLista {
  return {
    idfornecedor,
    categ: busca.categ || null,
    sk: normalizeBusca(busca.sk ?? '') || null,
    tags: (busca.tagsPesquisa ?? '').split(',').filter(Boolean),
    idprodutoprincipal: busca.produtoprincipal ?? null,
    ordenacao: toOrdenacao(busca.ordenacao, podeVerPrecos),
    limit: busca.limit,
    offset: (busca.page - 1) * busca.limit,
  }
}

/** An order by price would tell hidden prices (readings 3): for such a visitor it is ignored. */
function toOrdenacao(codigo: string | undefined, podeVerPrecos: boolean): FiltroLista['ordenacao'] {
  if (codigo === 'nome' || codigo === 'novidades') return codigo
  if ((codigo === 'menor_preco' || codigo === 'maior_preco') && podeVerPrecos) return codigo
  return 'relevancia'
}
