import type { BuscaProdutos, PaginaProdutos } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'

import { listUltimasCompras } from './catalogo.repository.ts'
import { correctTexto } from './correct-texto.ts'
import { listProdutos } from './lista.repository.ts'
import type { ProdutoRow } from './produto.repository.ts'
import { toProdutoLista } from './price-produto.ts'
import type { ProdutosVivos } from './produtos-vivos.ts'
import { readFiltro } from './read-filtro.ts'

export interface Catalogo {
  db: Db
  produtos: ProdutosVivos
}

/** A page of products for who asks (§3 Pagination, §7 Products): one statement, two when a search finds little. */
export async function listPagina(
  { db, produtos }: Catalogo,
  busca: BuscaProdutos,
  contexto: ContextoComprador,
): Promise<PaginaProdutos> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { page, limit } = busca
  const isOutro = busca.fornec && busca.fornec !== fornecedor.slug && busca.fornec !== fornecedor.idfornecedor
  const filtro = isOutro ? null : readFiltro(busca, fornecedor, contexto.podeVerPrecos)
  const { rows, total, trocas, exato } = filtro ? await listProdutos(db, produtos, filtro) : nenhum
  const compras = await findCompras(db, contexto, rows)
  const data = rows.map((row) => ({
    ...toProdutoLista(row, contexto, { ignorepolicy: busca.ignorepolicy }),
    ...compras.get(row.id),
  }))
  return {
    // What can be bought first, the rest at the end of the page (ux 1.4.5).
    data: [...data.filter(({ disponivel }) => disponivel), ...data.filter(({ disponivel }) => !disponivel)],
    totalItems: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    page,
    limit,
    listaTemPrecos: computeListaTemPrecos(data),
    corrigida: trocas && correctTexto(busca.sk ?? '', trocas),
    exato,
  }
}

/** 'Comprado em 02/11': a statement more for a customer, none for a visitor. */
async function findCompras(
  db: Db,
  { idcliente, podeAgir, fornecedor }: ContextoComprador,
  rows: ProdutoRow[],
) {
  if (!idcliente || !podeAgir || !fornecedor || rows.length === 0) return new Map<string, object>()
  const { idfornecedor, fuso } = fornecedor
  const compras = await listUltimasCompras(
    db,
    { idfornecedor, idcliente, fuso },
    rows.map(({ id }) => id),
  )
  return new Map(
    compras.map(({ id, data, quantidade }) => [
      id,
      { ultimacompra: { data, quantidade: fromMilesimos(quantidade) } },
    ]),
  )
}

/** A text without any letter or digit, or another supplier, finds nothing. */
const nenhum = { rows: [], total: 0, trocas: null, exato: null }
