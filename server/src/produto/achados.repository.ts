import { isDeCartoes, isSemFiltro, ordemLista, whereLista } from '#filtro'
import type { Db, Fragment } from '#infra'
import { selectCompras, type UltimaCompra } from '#compra'
import {
  selectAchados,
  selectParecidos,
  selectPrimeiros,
  selectPrimeirosParecidos,
  TETO,
  type Consulta,
  type ConsultaParecida,
  type PalavraSabida,
  type Pergunta,
} from '#busca'

import type { AchadosLembrados, Fontes, PaginaRows, PerguntaDaLista } from './lista.repository.ts'
import { colunas, type ProdutoRow, type ProdutoVersionado } from './produto.repository.ts'

interface Achado {
  /** Null: a page without any row still tells the total. */
  id: string | null
  total: number
  trocas: PaginaRows['trocas']
  exato: string | null
  compra: UltimaCompra | null
  estoque: number | null
}

/** A search that finds more tells that its supplier has too many products to rank all hits (decision 0179). */
const MUITOS = 500

/** Fewer hits than this and the search looks at spelling and descriptions too (brazil.md 10). */
export const POUCOS = 5

/** What is asked instead of the words that were typed; counted otherwise where a code is among the words. */
export type Certas = Omit<ConsultaParecida, 'trocas'> & { porPartes: boolean }

/** Reads a page, or what was read for the same question before. */
export type Remember = (certas: Certas | null, read: () => Promise<PaginaRows>) => Promise<PaginaRows>

/** A search that is not remembered: one statement for ids, a second for what is alike where it finds little. */
export async function search(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  consulta: Consulta,
  remember: Remember,
): Promise<PaginaRows> {
  const { db, vastos, palavras } = fontes
  const pergunta: Pergunta = {
    ...filtro,
    consulta,
    where: whereLista(db, filtro),
    isTudo: isSemFiltro(filtro),
    ordem: ordemLista(db, filtro),
  }
  const isVasta = vastos.has(filtro.idfornecedor) && isPorPartes(filtro)
  // A word that nothing has, as the vocabulary said before: the first step would find nothing.
  const isVazia = isCorrigivel(filtro) && palavras.hasDesconhecida(pergunta)
  const listFirst = isVasta ? listPrimeiros : listIds
  const found = isVazia ? [] : await listFirst(db, filtro, pergunta)
  const total = found[0]?.total ?? 0
  if (total > MUITOS) vastos.add(filtro.idfornecedor)
  // A code that matches exactly is not corrected.
  const isScarce = total === 0 || (total < POUCOS && !consulta.codigo)
  const pagina =
    isScarce && !filtro.exata
      ? await listParecidos(fontes, filtro, pergunta, remember)
      : await withRows(fontes, filtro, found)
  return { ...pagina, ...(isPorPartes(filtro) && capTotal(pagina)) }
}

/** What is searched for instead of words of which one stands in nothing; null: all stand in something, or not all of them were asked for yet. */
export function findPronta(
  { palavras }: Pick<Fontes, 'palavras'>,
  filtro: PerguntaDaLista,
): ConsultaParecida | null {
  const { idfornecedor, consulta } = filtro
  const quais = consulta && isCorrigivel(filtro) ? { idfornecedor, consulta } : null
  return quais && palavras.hasDesconhecida(quais) ? palavras.find(quais) : null
}

/** A code is looked for as it is typed, and so are the words of who asks for them alone. */
const isCorrigivel = ({ consulta, exata }: PerguntaDaLista) => !consulta?.codigo && !exata

/** The same page as `search` answers, if what is found for the right words is remembered. */
export function peekParecidos(
  fontes: Pick<Fontes, 'palavras'>,
  filtro: PerguntaDaLista,
  find: (certas: Certas) => AchadosLembrados | undefined,
): AchadosLembrados | null {
  const pronta = findPronta(fontes, filtro)
  const achados = pronta && find(certasDe(filtro, pronta))
  return achados ? { ...achados, trocas: pronta.trocas, ...(isPorPartes(filtro) && capTotal(achados)) } : null
}

function certasDe(filtro: PerguntaDaLista, { todas, inteiras, inicio }: ConsultaParecida): Certas {
  return { todas, inteiras, inicio, porPartes: isPorPartes(filtro) }
}

function capTotal({ total }: Pick<PaginaRows, 'total'>): Pick<PaginaRows, 'total' | 'totalMinimo'> {
  return { total: Math.min(total, TETO), totalMinimo: total > TETO }
}

/** The vocabulary is asked with the page; of words that were asked for before, the page alone. */
async function listParecidos(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  pergunta: Pergunta,
  remember: Remember,
): Promise<PaginaRows> {
  const { db, vastos, palavras, produtos } = fontes
  const pronta = palavras.find(pergunta)
  if (pronta) {
    // What was found for the right words is found for all slips of them.
    const read = () => listProntos(fontes, filtro, { pergunta, pronta })
    const pagina = await remember(certasDe(filtro, pronta), read)
    return { ...pagina, trocas: pagina.rows.length > 0 ? pronta.trocas : null }
  }
  const keepRows = produtos.begin(filtro.idfornecedor)
  const keepPalavras = palavras.begin(pergunta)
  const lidas = await withColunas(db, filtro, selectorOf(fontes, filtro)(db, pergunta))
  const [first] = lidas
  if (first?.sabidas) keepPalavras(first.sabidas)
  keepRows(lidas.filter((row) => row.id !== null))
  const pagina = toPagina(lidas)
  if (pagina.total > MUITOS) vastos.add(filtro.idfornecedor)
  return pagina
}

async function listProntos(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  { pergunta, pronta }: { pergunta: Pergunta; pronta: ConsultaParecida },
): Promise<PaginaRows> {
  const { db, vastos } = fontes
  const select = selectorOf(fontes, filtro)
  const found = pronta.todas ? await annotateIds(db, filtro, select(db, pergunta, pronta)) : []
  const pagina = await withRows(fontes, filtro, found)
  if (pagina.total > MUITOS) vastos.add(filtro.idfornecedor)
  return pagina
}

function selectorOf({ vastos }: Fontes, filtro: PerguntaDaLista) {
  const isVasta = vastos.has(filtro.idfornecedor) && isPorPartes(filtro)
  return isVasta ? selectPrimeirosParecidos : selectParecidos
}

/** Products in memory may be as old as a factor of two of their stock; a number that is told is that of now. */
export async function withRows(
  { produtos }: Fontes,
  { idfornecedor }: PerguntaDaLista,
  found: readonly Achado[],
): Promise<PaginaRows> {
  const ids = found.flatMap(({ id }) => id ?? [])
  const [first] = found
  return {
    rows: await produtos.listInOrder(idfornecedor, ids),
    estoques: new Map(found.map(({ id, estoque }) => [id ?? '', estoque])),
    total: first?.total ?? 0,
    totalMinimo: false,
    compras: comprasOf(found),
    trocas: null,
    exato: first?.exato ?? null,
  }
}

/** By relevance alone, and as far as is counted: the order of sales is that of cards. A code is looked for as before. */
function isPorPartes(filtro: PerguntaDaLista): boolean {
  const { ordenacao, consulta, offset } = filtro
  return ordenacao === 'relevancia' && !consulta?.codigo && offset < TETO && isDeCartoes(filtro)
}

function listPrimeiros(db: Db, filtro: PerguntaDaLista, pergunta: Pergunta): Promise<Achado[]> {
  const { com, achados, total } = selectPrimeiros(db, pergunta)
  return annotateIds(db, filtro, achados, { com, total, exato: db`null::uuid` })
}

/** Beyond the first page the total is asked for apart, so that a page after the last one tells it too. */
function listIds(db: Db, filtro: PerguntaDaLista, pergunta: Pergunta): Promise<Achado[]> {
  const { idfornecedor, consulta, where, offset } = pergunta
  const { chave, codigo, todas } = consulta
  const achados = selectAchados(db, pergunta)
  const exato = codigo
    ? db`(
      select x.idcadastroextraproduto from produto x
      where x.idfornecedor = ${idfornecedor} and x.ativo and x.doc @@ ${`'${chave}#${codigo}'`}::tsquery
      order by x.idprodutoprincipal nulls last limit 1)`
    : db`null::uuid`
  const total =
    offset > 0
      ? db`(select count(*)::int as total from produto p where ${where} and p.doc @@ ${todas}::tsquery)`
      : db`(select null::int as total)`
  return annotateIds(db, filtro, achados, { com: db``, total, exato })
}

/** What is told of found ids beside their rows. */
export function annotateIds(
  db: Db,
  { idfornecedor, comprador }: PerguntaDaLista,
  achados: Fragment,
  { com, total, exato } = { com: db``, total: db`(select null::int as total)`, exato: db`null::uuid` },
): Promise<Achado[]> {
  return db<Achado[]>`
    with ${com} achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from achado` })})
    select a.id, coalesce(n.total, a.total, 0) as total, a.trocas, c.compra, ${exato} as exato, e.quantidade as estoque
    from ${total} n left join achado a on true left join comprado c on c.id = a.id
    left join estoque e on e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = a.id
    order by a.posto`
}

type DaPagina = Pick<Achado, 'total' | 'trocas' | 'compra'>
export type Lida = ProdutoRow & DaPagina
/** With what the vocabulary said of the words. */
type Parecida = ProdutoVersionado & DaPagina & { sabidas: PalavraSabida[] | null }
export type SemLinha = DaPagina & { id: null }

export function toPagina(lidas: (Lida | SemLinha)[]): PaginaRows {
  const [first] = lidas
  const rows = lidas.filter((row) => row.id !== null)
  const trocas = first?.trocas ?? null
  const estoques = new Map(rows.map(({ id, estoque }) => [id, estoque]))
  return {
    rows,
    total: first?.total ?? 0,
    totalMinimo: false,
    estoques,
    compras: comprasOf(rows),
    trocas,
    exato: null,
  }
}

function comprasOf(rows: readonly Pick<Achado, 'id' | 'compra'>[]): Map<string, UltimaCompra> {
  return new Map(rows.flatMap(({ id, compra }) => (id && compra ? [[id, compra]] : [])))
}

/** The rows of the ids of `achados`, in their order. */
function withColunas(db: Db, filtro: PerguntaDaLista, achados: Fragment): Promise<Parecida[]> {
  const { idfornecedor, comprador } = filtro
  return db<Parecida[]>`
    with achado as materialized (select *, row_number() over () as posto from (${achados}) x),
    comprado as (${selectCompras(db, idfornecedor, { comprador, ids: db`select id from achado` })})
    select ${colunas(db)}, p.xmin::text as versao, a.total, a.trocas, a.sabidas, c.compra
    from achado a
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = a.id
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    left join comprado c on c.id = a.id
    order by a.posto`
}
