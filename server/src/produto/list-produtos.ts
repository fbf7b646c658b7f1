import type { BuscaProdutos, PaginaProdutos } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import { correctTexto, type Consulta } from '#busca'
import type { Escrita } from '#chamada'
import { Falha, joinPartes, type Db, type ParteEscrita } from '#infra'

import { writeItens, writePessoal, type CartaoEscrito, type Pessoal } from './cartoes.ts'
import type { Catalogo } from './catalogo.ts'
import type { UltimaCompra } from '#compra'
import { findSlugDaCategoria } from './catalogo.repository.ts'
import { listProdutos, peekLista, type PaginaRows, type PerguntaDaLista } from './lista.repository.ts'
import { ultimaCompraOf } from './price-produto.ts'
import type { ProdutoRow } from './produto.repository.ts'
import { readFiltro } from './read-filtro.ts'
import type { Semelhantes } from './semelhantes.ts'

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
  const filtro = isDeOutro(busca, fornecedor) ? null : readFiltro(busca, fornecedor, contexto)
  const { rows, total, totalMinimo, estoques, compras, trocas, exato } = filtro
    ? await listProdutos(catalogo, filtro)
    : nenhum
  const toCartao = catalogo.cartoesDe(contexto, busca)
  const itens = putDisponiveisFirst(rows).map((row) => ({
    row,
    cartao: toCartao(row),
    pessoal: pessoalOf(row, { compras, estoques }, filtro),
  }))
  const data = itens.map(({ cartao, pessoal }) => (pessoal ? { ...cartao, ...pessoal } : cartao))
  const vazia = filtro && findVazia(filtro, total, busca)
  const semelhantes = vazia && (await catalogo.semelhantes.find(filtro.idfornecedor, vazia))
  const pagina = {
    data,
    ...tellPagina({ total, totalMinimo, trocas, exato }, busca, {
      listaTemPrecos: computeListaTemPrecos(data),
      semelhantes: semelhantes && {
        palavras: semelhantes.palavras,
        data: putDisponiveisFirst(semelhantes.rows).map(toCartao),
      },
    }),
    ...(await nameCategoria(catalogo.db, fornecedor.idfornecedor, busca, total)),
  }
  return { pagina, escrita: writePagina(itens, filtro, catalogo.escritosDe(contexto, busca)) }
}

const isDeOutro = (
  { fornec }: BuscaProdutos,
  { slug, idfornecedor }: NonNullable<ContextoComprador['fornecedor']>,
): boolean => Boolean(fornec) && fornec !== slug && fornec !== idfornecedor

function writePagina(
  itens: readonly { row: ProdutoRow; pessoal: Pessoal | null }[],
  filtro: PerguntaDaLista | null,
  toEscrito: (row: ProdutoRow) => CartaoEscrito,
): Escrita {
  const pessoais = new Map(itens.map(({ row, pessoal }) => [row.id, pessoal]))
  return {
    // Stock is told as it is now.
    isDeTodos: !filtro?.contaEstoque,
    write: (writeSemData) =>
      joinPartes(putData(writeSemData(), writeItens(itens.map(({ row }) => toEscrito(row))))),
    pessoalDe: (id) => writePessoal(pessoais.get(id)),
  }
}

/** What was searched for, where nothing was found and what is alike is offered instead (ux 1.3.6). */
const findVazia = ({ consulta }: PerguntaDaLista, total: number, { page }: BuscaProdutos): Consulta | null =>
  total === 0 && page === 1 ? consulta : null

/** Beyond so many cards the loop would be held for longer than a call of a neighbour should wait. */
const MAX_CARTOES = 24

/** Null: it is not there, or too long. */
interface PaginaALer {
  read(): Promise<ParteEscrita[] | null>
}

type PaginaLida = Omit<PaginaRows, 'compras' | 'estoques'>

/**
 * The page that `listPagina` answers, as it is sent to everybody who sees the same prices: put together of what is in memory (decision 0207), or what of it is
 * read before (0214), what stands in for nothing found too (0223). Null: it tells of stock, or of a page that is not there.
 */
export function beginPagina(
  catalogo: Catalogo,
  busca: BuscaProdutos,
  contexto: ContextoComprador,
): ParteEscrita[] | PaginaALer | null {
  const { fornecedor } = contexto
  // A category by its id is told its address.
  if (!fornecedor || isDeOutro(busca, fornecedor) || UUID.test(busca.categ ?? '')) return null
  const filtro = readFiltro(busca, fornecedor, contexto)
  if (!filtro || filtro.contaEstoque) return null
  const { idfornecedor } = filtro
  const write = (lida: PaginaLida, semelhantes: Semelhantes | null) => {
    if (lida.rows.length > MAX_CARTOES) return null
    return writeLida(lida, { busca, semelhantes, toEscrito: catalogo.escritosDe(contexto, busca) })
  }
  // Which category is meant where nothing was found is asked for.
  const vaziaDe = ({ total }: PaginaLida) => (busca.categ ? null : findVazia(filtro, total, busca))
  const read = async (antes: PaginaLida | null) => {
    // What was bought is told apart.
    const lida = antes ?? (await listProdutos(catalogo, { ...filtro, comprador: null }))
    if (lida.rows.length > 0) return write(lida, null)
    const vazia = vaziaDe(lida)
    return vazia && write(lida, await catalogo.semelhantes.find(idfornecedor, vazia))
  }
  const lembrada = peekLista(catalogo, filtro)
  if (!lembrada) return { read: () => read(null) }
  if (lembrada.rows.length > 0) return write(lembrada, null)
  const vazia = vaziaDe(lembrada)
  const semelhantes = vazia && catalogo.semelhantes.peek(idfornecedor, vazia)
  return semelhantes ? write(lembrada, semelhantes) : vazia && { read: () => read(lembrada) }
}

interface ComoEscrever {
  busca: BuscaProdutos
  semelhantes: Semelhantes | null
  toEscrito: (row: ProdutoRow) => CartaoEscrito
}

function writeLida(lida: PaginaLida, { busca, semelhantes, toEscrito }: ComoEscrever): ParteEscrita[] {
  const cartoes = putDisponiveisFirst(lida.rows).map(toEscrito)
  const listaTemPrecos = computeListaTemPrecos(cartoes)
  const data = ['{"data":[', ...writeItens(cartoes), '],']
  if (!semelhantes) {
    const fim = tellPagina(lida, busca, { listaTemPrecos, semelhantes: null })
    return [...data, JSON.stringify(fim).slice(1)]
  }
  const { palavras, rows } = semelhantes
  const fim = tellPagina(lida, busca, { listaTemPrecos, semelhantes: { palavras, data: [] } })
  // What somebody bought is told of what was found alone.
  const alike = putDisponiveisFirst(rows).map((row) => `${toEscrito(row).texto}}`)
  return [...data, ...putData(JSON.stringify(fim).slice(1), [alike.join(',')])]
}

const SEM_DATA = '"data":[]'

/** Before every other list of that name, or where it is the only one: within a text its quotes would be escaped. */
function putData(semData: string, itens: readonly ParteEscrita[]): ParteEscrita[] {
  const onde = semData.indexOf(SEM_DATA) + SEM_DATA.length - 1
  return [semData.slice(0, onde), ...itens, semData.slice(onde)]
}

/** What a page says besides its products, in the order in which it is sent; without a word about more where there is none: that is nearly every answer. */
function tellPagina(
  { total, totalMinimo, trocas, exato }: Pick<PaginaRows, 'total' | 'totalMinimo' | 'trocas' | 'exato'>,
  { sk = '', page, limit }: BuscaProdutos,
  { listaTemPrecos, semelhantes }: Pick<PaginaProdutos, 'listaTemPrecos' | 'semelhantes'>,
) {
  return {
    totalPages: Math.ceil(total / limit),
    totalItems: total,
    currentPage: page,
    limit,
    page,
    listaTemPrecos,
    corrigida: trocas && correctTexto(sk, trocas),
    ignoradas: Object.entries(trocas ?? {}).flatMap(([palavra, outra]) => (outra === null ? [palavra] : [])),
    semelhantes,
    exato,
    ...(totalMinimo && { totalMinimo }),
  }
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
