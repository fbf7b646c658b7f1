import { listCompras, type Comprador, type UltimaCompra } from '#compra'
import { createIguais, PorGeracao, type AreaMudanca, type Db, type Geracoes, type Notificacoes } from '#infra'
import type { Catalogo, ProdutoRow } from '#produto'

import { findDetalhe, findRascunho, type DetalheRow, type Ficha } from './detalhe.repository.ts'

/** What stands on a product's page, the same for everybody: its rows are read from the memory of products. */
interface DetalheLembrado {
  ficha: Ficha
  /** Itself first, then its family, then what is like it. */
  ids: readonly string[]
  /** How many of them are of its family. */
  variantes: number
}

/** A product's page as it would be, with the row of the product itself, which is kept nowhere else (decision 0170). */
export interface RascunhoDoDetalhe extends DetalheLembrado {
  produto: ProdutoRow
}

export type DetalhesLembrados = PorGeracao<DetalheLembrado>

/** Its rows are shared: never write to them. */
export interface Detalhe {
  ficha: Ficha
  produto: ProdutoRow
  /** All of its family, itself among them. */
  variantes: ProdutoRow[]
  similares: ProdutoRow[]
  /** What the customer last bought of these, by id. */
  compras: ReadonlyMap<string, UltimaCompra>
}

interface Pergunta {
  id: string
  semSimilares: boolean
  comprador: Comprador
  /** The link of a preview that it is asked for by. */
  previa?: string | undefined
}

export interface Fontes {
  catalogo: Pick<Catalogo, 'db' | 'produtos' | 'compras' | 'cartoesDe'>
  detalhes: DetalhesLembrados
}

const MAX_DETALHES = 12_000
const MAX_LETRAS = 8 * 1024 * 1024
/** Names and addresses of categories: each stands in as many pages as it has products. */
const igual = createIguais(8000)
/** Names of categories are the supplier's. */
const AREAS: readonly AreaMudanca[] = ['produto', 'fornecedor']

export function createDetalhesLembrados(geracoes: Geracoes, notificacoes: Notificacoes): DetalhesLembrados {
  return new PorGeracao(geracoes, notificacoes, {
    max: MAX_DETALHES,
    maxTamanho: MAX_LETRAS,
    tamanhoOf: (lembrado) => JSON.stringify(lembrado).length,
  })
}

/**
 * A product as a page shows it; null: it is not sold. One statement the first time, then none; for a customer one by keys besides
 * (decision 0133).
 */
export async function readDetalhe(
  fontes: Fontes,
  idfornecedor: string,
  { comprador, ...pergunta }: Pergunta,
): Promise<Detalhe | null> {
  const { db, compras } = fontes.catalogo
  const [pagina, agora] = await Promise.all([
    readPagina(fontes, idfornecedor, pergunta),
    compras.read(idfornecedor, { comprador, estoqueDe: [] }),
  ])
  if (!pagina) return null
  if (agora) return { ...pagina, compras: agora.compras }
  // Somebody whose purchases are too many to be kept.
  return { ...pagina, compras: await listCompras(db, idfornecedor, { comprador, ids: idsOf(pagina) }) }
}

export type Pagina = Omit<Detalhe, 'compras'>

const chaveOf = ({ id, semSimilares }: Pick<Pergunta, 'id' | 'semSimilares'>) => `${id}|${semSimilares}`

async function readPagina(
  { catalogo, detalhes }: Fontes,
  idfornecedor: string,
  { previa, ...pergunta }: Omit<Pergunta, 'comprador'>,
): Promise<Pagina | null> {
  const rascunho =
    previa !== undefined &&
    (await findRascunho(catalogo.db, idfornecedor, { codigo: previa, id: pergunta.id }))
  if (rascunho) return readRascunho(catalogo, idfornecedor, rascunho)
  const chave = chaveOf(pergunta)
  const lembrado = detalhes.get(idfornecedor, chave, AREAS)
  const daMemoria = lembrado && (await readDaMemoria(catalogo, idfornecedor, lembrado))
  if (daMemoria) return daMemoria
  const keep = detalhes.begin(idfornecedor, AREAS)
  const keepProdutos = catalogo.produtos.begin(idfornecedor)
  const rows = await findDetalhe(catalogo.db, idfornecedor, pergunta)
  const pagina = toPagina(rows, keepProdutos(rows))
  if (pagina) keep(chave, () => toLembrado(pagina))
  return pagina
}

/** A page of so many rows, its own among them once or twice, is written sooner than its bytes are worth their room. */
const MAX_LIGEIRA = 5

export const isLigeira = (pagina: Pagina): boolean => idsOf(pagina).length <= MAX_LIGEIRA

/** Such a page, of what is in memory; null: it is none, or something of it must be read. */
export function peekLigeira(
  { catalogo, detalhes }: Fontes,
  idfornecedor: string,
  { id, semSimilares }: Pick<Pergunta, 'id' | 'semSimilares'>,
): Pagina | null {
  const lembrado = detalhes.get(idfornecedor, chaveOf({ id, semSimilares }), AREAS)
  if (!lembrado || lembrado.ids.length > MAX_LIGEIRA) return null
  const rows = catalogo.produtos.peekInOrder(idfornecedor, lembrado.ids)
  return rows ? toPaginaLembrada(lembrado, rows) : null
}

/** What others on the page are is read as they stand; in its own family it stands as it is drafted. */
async function readRascunho(
  { produtos }: Fontes['catalogo'],
  idfornecedor: string,
  { ficha, ids, variantes, produto }: RascunhoDoDetalhe,
): Promise<Pagina> {
  const lidos = await produtos.listById(
    idfornecedor,
    ids.filter((id) => id !== produto.id),
  )
  const byId = new Map<string, ProdutoRow>([...lidos, produto].map((row) => [row.id, row]))
  const rowsOf = (quais: readonly string[]) => quais.flatMap((id) => byId.get(id) ?? [])
  return {
    ficha,
    produto,
    variantes: rowsOf(ids.slice(1, variantes + 1)),
    similares: rowsOf(ids.slice(variantes + 1)),
  }
}

/** A product's page as `db` has it, to be kept by a link; null: it is not sold, or in no category. */
export async function readRascunhoDo(
  db: Db,
  idfornecedor: string,
  id: string,
): Promise<RascunhoDoDetalhe | null> {
  const rows = await findDetalhe(db, idfornecedor, { id, semSimilares: false })
  const pagina = toPagina(rows, rows)
  return pagina && { ...toLembrado(pagina), produto: pagina.produto }
}

/** Null: one of them has just gone. */
async function readDaMemoria(
  { produtos }: Fontes['catalogo'],
  idfornecedor: string,
  lembrado: DetalheLembrado,
): Promise<Pagina | null> {
  return toPaginaLembrada(lembrado, await produtos.listInOrder(idfornecedor, lembrado.ids))
}

function toPaginaLembrada(
  { ficha, ids, variantes }: DetalheLembrado,
  [produto, ...outros]: readonly ProdutoRow[],
): Pagina | null {
  if (!produto || outros.length + 1 < ids.length) return null
  return { ficha, produto, variantes: outros.slice(0, variantes), similares: outros.slice(variantes) }
}

/** `produtos`: the same rows, as they are shared. */
function toPagina(rows: readonly DetalheRow[], produtos: readonly ProdutoRow[]): Pagina | null {
  const rowsDe = (parte: DetalheRow['parte']) => produtos.filter((_, posto) => rows[posto]?.parte === parte)
  const lida = rows.find(({ parte }) => parte === 'produto')
  const [produto] = rowsDe('produto')
  if (!produto || !lida?.categoria) return null
  const { descricao, especificacoes, imagens, categoria, categoriapai } = lida
  return {
    ficha: { descricao, especificacoes, imagens, categoria, categoriapai },
    produto,
    variantes: rowsDe('variante'),
    similares: rowsDe('similar'),
  }
}

function toLembrado(pagina: Pagina): DetalheLembrado {
  const { ficha } = pagina
  const { categoria, categoriapai } = ficha
  return {
    ficha: {
      ...ficha,
      categoria: toIgual(categoria),
      categoriapai: categoriapai && toIgual(categoriapai),
    },
    ids: idsOf(pagina),
    variantes: pagina.variantes.length,
  }
}

const toIgual = ({ idcategoria, slug, nome }: Ficha['categoria']): Ficha['categoria'] => ({
  idcategoria: igual(idcategoria),
  slug: igual(slug),
  nome: igual(nome),
})

const idsOf = ({ produto, variantes, similares }: Pagina): string[] =>
  [produto, ...variantes, ...similares].map(({ id }) => id)
