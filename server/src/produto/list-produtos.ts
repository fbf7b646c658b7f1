import type { BuscaProdutos, PaginaProdutos, ProdutoLista } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import { correctTexto } from '#busca'
import type { Escrita } from '#chamada'
import { Falha, joinPartes, type Db, type Parte } from '#infra'

import { writeCartoes, writePessoal, type Pessoal } from './cartoes.ts'
import type { Catalogo } from './catalogo.ts'
import type { UltimaCompra } from '#compra'
import { findSlugDaCategoria } from './catalogo.repository.ts'
import { listProdutos, type PaginaRows, type PerguntaDaLista } from './lista.repository.ts'
import { ultimaCompraOf } from './price-produto.ts'
import type { ProdutoRow } from './produto.repository.ts'
import { readFiltro } from './read-filtro.ts'

interface PaginaEscrita {
  pagina: PaginaProdutos
  escrita: Escrita
}

/**
 * A page of products for whoever asks (§3 Pagination, §7 Products): one statement, two when a search finds little, three when it
 * finds nothing (decision 0051); one by ids, or none, when the page is remembered.
 */
export async function listPagina(
  catalogo: Catalogo,
  busca: BuscaProdutos,
  contexto: ContextoComprador,
): Promise<PaginaEscrita> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { page, limit } = busca
  const isOutro = busca.fornec && busca.fornec !== fornecedor.slug && busca.fornec !== fornecedor.idfornecedor
  const filtro = isOutro ? null : readFiltro(busca, fornecedor, contexto)
  const { rows, total, totalMinimo, estoques, compras, trocas, exato } = filtro
    ? await listProdutos(catalogo, filtro)
    : nenhum
  const toCartao = catalogo.cartoesDe(contexto, { ignorepolicy: busca.ignorepolicy })
  const itens = putDisponiveisFirst(rows).map((row) => ({
    cartao: toCartao(row),
    pessoal: pessoalOf(row, { compras, estoques }, filtro),
  }))
  const data = itens.map(({ cartao, pessoal }) => (pessoal ? { ...cartao, ...pessoal } : cartao))
  const semelhantes =
    filtro?.consulta && total === 0 && page === 1
      ? await catalogo.findSemelhantes(filtro.idfornecedor, filtro.consulta)
      : null
  const pagina = {
    data,
    ...tellTotal(total, totalMinimo),
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    page,
    limit,
    listaTemPrecos: computeListaTemPrecos(data),
    corrigida: trocas && correctTexto(busca.sk ?? '', trocas),
    ignoradas: Object.entries(trocas ?? {}).flatMap(([palavra, outra]) => (outra === null ? [palavra] : [])),
    semelhantes: semelhantes && {
      palavras: semelhantes.palavras,
      data: putDisponiveisFirst(semelhantes.rows).map(toCartao),
    },
    exato,
    ...(await nameCategoria(catalogo.db, fornecedor.idfornecedor, busca, total)),
  }
  return { pagina, escrita: writeItens(itens, filtro) }
}

function writeItens(
  itens: readonly { cartao: ProdutoLista; pessoal: Pessoal | null }[],
  filtro: PerguntaDaLista | null,
): Escrita {
  const pessoais = new Map(itens.map(({ cartao, pessoal }) => [cartao.id, pessoal]))
  return {
    // Stock is told as it is now.
    isDeTodos: !filtro?.contaEstoque,
    write: (writeSemData) =>
      joinPartes(putData(writeSemData(), writeCartoes(itens.map(({ cartao }) => cartao)))),
    pessoalDe: (id) => writePessoal(pessoais.get(id)),
  }
}

const SEM_DATA = '"data":[]'

/** Before every other list of that name: within a text its quotes would be escaped. */
function putData(semData: string, itens: readonly Parte[]): Parte[] {
  const onde = semData.indexOf(SEM_DATA) + SEM_DATA.length - 1
  return [Buffer.from(semData.slice(0, onde)), ...itens, Buffer.from(semData.slice(onde))]
}

/** Without a word about more where there is none: that is nearly every answer. */
function tellTotal(
  totalItems: number,
  totalMinimo: boolean,
): Pick<PaginaProdutos, 'totalItems' | 'totalMinimo'> {
  return totalMinimo ? { totalItems, totalMinimo } : { totalItems }
}

/** Null: the card is the same for everybody who sees its prices. */
function pessoalOf(
  { id }: ProdutoRow,
  { compras, estoques }: Pick<PaginaRows, 'compras' | 'estoques'>,
  filtro: PerguntaDaLista | null,
): Pessoal | null {
  const compra = compras.get(id)
  const estoque = filtro?.contaEstoque ? (estoques.get(id) ?? null) : null
  if (!compra && estoque === null) return null
  return { ...ultimaCompraOf(compra), ...(estoque !== null && { estoque: fromMilesimos(estoque) }) }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A list by an address that the category has now needs no word of it, and no statement: that is nearly every list. */
async function nameCategoria(
  db: Db,
  idfornecedor: string,
  { categ }: BuscaProdutos,
  total: number,
): Promise<Pick<PaginaProdutos, 'categoria'>> {
  if (!categ || (total > 0 && !UUID.test(categ))) return {}
  const categoria = await findSlugDaCategoria(db, idfornecedor, categ)
  return categoria === categ ? {} : { categoria }
}

/** What can be bought first, the rest at the end of the page (ux 1.4.5). */
function putDisponiveisFirst(rows: readonly ProdutoRow[]): ProdutoRow[] {
  return [...rows.filter(({ disponivel }) => disponivel), ...rows.filter(({ disponivel }) => !disponivel)]
}

/** A text without any letter or digit, or another supplier, finds nothing. */
const nenhum = {
  rows: [],
  total: 0,
  totalMinimo: false,
  estoques: new Map<string, number>(),
  compras: new Map<string, UltimaCompra>(),
  trocas: null,
  exato: null,
}
