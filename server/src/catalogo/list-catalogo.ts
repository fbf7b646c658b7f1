import type { ListaDoCatalogo, OrdenacaoDoCatalogo, VistaProduto } from '@vitrine/contract'
import { listCaminhos } from '@vitrine/rules/importacao'

import { listNomesDaArvore } from '#categoria'
import { Falha, type Db } from '#infra'

import {
  countFiltrados,
  countVistas,
  listPagina,
  toProduto,
  type Contagens,
  type Filtro,
} from './catalogo.repository.ts'
import { makeFiltro } from './make-filtro.ts'
import { ordens, readCursor, writeCursor } from './ordens.ts'

interface Pergunta {
  vista: VistaProduto
  sk: string
  categ?: string | undefined
  principal?: string | undefined
  ordenacao: OrdenacaoDoCatalogo
  abaixo_de: number
  cursor?: string | undefined
  limit: number
}

/** A page of a supplier's products, with the first one also how many there are. Errors: `entrada_invalida` at a cursor that nobody gave. */
export async function listCatalogo(
  db: Db,
  idfornecedor: string,
  { vista, sk, categ, principal, abaixo_de, ordenacao, cursor, limit }: Pergunta,
): Promise<ListaDoCatalogo> {
  const posto = cursor === undefined ? null : readCursor(cursor)
  if (posto === undefined || (posto && !ordens[ordenacao].accepts(posto)))
    throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
  const filtro = makeFiltro(idfornecedor, { vista, sk, categ, principal, abaixo_de })
  // One more tells whether anything comes after.
  const [rows, numeros] = await Promise.all([
    listPagina(db, filtro, { ordenacao, posto, limit: limit + 1 }),
    posto ? nenhum : countPrimeira(db, filtro),
  ])
  const pagina = rows.slice(0, limit)
  const ultima = rows.length > limit ? pagina.at(-1) : undefined
  return {
    data: pagina.map(toProduto),
    cursor: ultima ? writeCursor({ chave: ultima.chave, id: ultima.idcadastroextraproduto }) : null,
    ...numeros,
  }
}

type Numeros = Pick<ListaDoCatalogo, 'total' | 'contagens' | 'categorias'>

const nenhum: Numeros = { total: null, contagens: null, categorias: null }

/** Views whose number is told whatever the list. */
const contadas: readonly (keyof Contagens)[] = [
  'TODOS',
  'ATIVOS',
  'INATIVOS',
  'SEM_FOTO',
  'SEM_PRECO',
  'SEM_ESTOQUE',
]

async function countPrimeira(db: Db, filtro: Filtro): Promise<Numeros> {
  const { idfornecedor, vista, palavras, categ, principal } = filtro
  const isTudo = palavras === null && categ === null && principal === null
  const contada = isTudo ? contadas.find((cada) => cada === vista) : undefined
  const [contagens, filtrados, categorias] = await Promise.all([
    countVistas(db, idfornecedor),
    contada ? null : countFiltrados(db, filtro),
    listCategorias(db, idfornecedor),
  ])
  return { total: filtrados ?? contagens[contada ?? 'TODOS'], contagens, categorias }
}

async function listCategorias(
  db: Db,
  idfornecedor: string,
): Promise<NonNullable<ListaDoCatalogo['categorias']>> {
  const caminhos = listCaminhos(await listNomesDaArvore(db, idfornecedor))
  return [...caminhos]
    .map(([idcategoria, caminho]) => ({ idcategoria, caminho }))
    .toSorted((a, b) => a.caminho.localeCompare(b.caminho, 'pt-BR'))
}
