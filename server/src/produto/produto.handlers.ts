import { idNulo, type Categoria, type PaginaProdutos } from '@vitrine/contract'
import { readEntrada, type Chamada, type Escritor, type HandlersOf, type ReadPronta } from '#chamada'
import { Falha, joinTexto, type ParteEscrita } from '#infra'

import type { Catalogo } from './catalogo.ts'
import { exportPrecos } from './export-precos.ts'
import {
  listCategorias,
  listSetores,
  type CategoriaRow,
  type FiltroCategorias,
} from './catalogo.repository.ts'
import { beginPagina, listPagina } from './list-produtos.ts'
import { listProdutosPorTags, listTags } from './list-tags.ts'
import { precosDaPagina } from './precos-de.ts'
import { listImagens } from './produto.repository.ts'
import { showFiltros } from './show-filtros.ts'
import { suggestProdutos } from './suggest-produtos.ts'

type Calls =
  | 'GET /v2/app/{supplier}/listaprodutos/{address}'
  | 'GET /v1/app/{supplier}/listaprodutosf/{x}'
  | 'POST /v4/product/spreadsheet/{id}'
  | 'GET /v2/app/token/listaprodutos/full-text/pesquisar'
  | 'GET /v2/app/{a}/listacategoriasprodutos/{b}'
  | 'GET /v2/app/fornecedor/{id}/produto-by-tags'
  | 'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}'
  | 'GET /v4/tag-pesquisa/{idfornecedor}/lista'
  | 'GET /v2/app/setores-produto/obter-setor/{a}/{b}'
  | 'GET /superon/imagens/{a}/{b}/all-images'

const LISTA = 'GET /v1/app/{supplier}/listaprodutosf/{x}'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Catalogue: lists, suggestions, categories, pictures (§7 Products). */
export function createProdutoHandlers(catalogo: Catalogo): HandlersOf<Calls> {
  const { db } = catalogo
  const list = async ({
    query,
    contexto,
    requisicao,
  }: Pick<
    Chamada<'GET /v1/app/{supplier}/listaprodutosf/{x}'>,
    'query' | 'contexto' | 'requisicao'
  >): Promise<PaginaProdutos> => {
    const { pagina, escrita } = await listPagina(catalogo, query, contexto)
    requisicao.precos = precosDaPagina(query, pagina)
    requisicao.escrita = escrita
    return pagina
  }
  return {
    'GET /v2/app/{supplier}/listaprodutos/{address}': list,
    'GET /v1/app/{supplier}/listaprodutosf/{x}': list,
    'POST /v4/product/spreadsheet/{id}': ({ query, contexto }) => exportPrecos(catalogo, query, contexto),
    'GET /v2/app/token/listaprodutos/full-text/pesquisar': async ({ query, contexto }) => ({
      data: { resultset: await suggestProdutos(catalogo, query.query, contexto) },
    }),
    'GET /v2/app/{a}/listacategoriasprodutos/{b}': async ({ query, contexto }) => {
      if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
      const { idsegmento = null, device } = query
      return { data: await readArvore(catalogo, contexto.fornecedor.idfornecedor, { idsegmento, device }) }
    },
    'GET /v2/app/fornecedor/{id}/produto-by-tags': ({ query, contexto }) =>
      listProdutosPorTags(db, query, contexto),
    'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}': async ({ params, query, contexto, requisicao }) => {
      const { filtros, precos } = await showFiltros(db, params.b, query, contexto)
      requisicao.precos = precos
      return filtros
    },
    'GET /v4/tag-pesquisa/{idfornecedor}/lista': async ({ query, contexto }) => ({
      data: await listTags(db, query, contexto),
    }),
    'GET /v2/app/setores-produto/obter-setor/{a}/{b}': async ({ params, contexto }) => {
      if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
      const idsetor = UUID.test(params.b) && params.b !== idNulo ? params.b : null
      return { data: { setores: await listSetores(db, contexto.fornecedor.idfornecedor, idsetor) } }
    },
    'GET /superon/imagens/{a}/{b}/all-images': async ({ params }) => ({
      imagens: await listImagens(db, params.a, params.b),
    }),
  }
}

const ENDERECO = /^\/v1\/app\/([\w.~-]{1,64})\/listaprodutosf\/([\w.,%-]{1,64})\?(.{1,512})$/

/** Lists and searches that are remembered, of products in memory (decision 0207), and those that are found and read first (0214). */
export function createListasProntas(catalogo: Catalogo): ReadPronta {
  return (url) => {
    const [, supplier = '', x = '', texto] = ENDERECO.exec(url) ?? []
    const entrada = texto === undefined ? null : readEntrada(LISTA, { supplier, x }, texto)
    return (
      entrada && {
        nomes: entrada.nomes,
        begin(contexto) {
          const pagina = beginPagina(catalogo, entrada.query, contexto)
          if (!pagina || Array.isArray(pagina)) return pagina && writePartes(pagina)
          return { read: () => pagina.read().then(writePartes) }
        },
      }
    )
  }
}

const writePartes = (partes: ParteEscrita[] | null): Escritor | null =>
  partes && ((pessoalDe) => joinTexto(partes, pessoalDe))

/** The tree of a segment is asked for by who opens the menu there, and is not remembered. */
async function readArvore(
  { db, arvores }: Catalogo,
  idfornecedor: string,
  filtro: FiltroCategorias,
): Promise<Categoria[]> {
  const lembrada = filtro.idsegmento === null ? arvores.get(idfornecedor, filtro.device) : undefined
  if (lembrada) return lembrada
  const keep = arvores.begin(idfornecedor)
  const arvore = toArvore(await listCategorias(db, idfornecedor, filtro))
  if (filtro.idsegmento === null) keep(filtro.device, () => arvore)
  return arvore
}

/** Two levels; a parent counts its own cards and its children's. Branches without any card are left out. */
function toArvore(rows: CategoriaRow[]): Categoria[] {
  return rows
    .filter(({ idcategoriapai }) => idcategoriapai === null)
    .map((pai) => {
      const filhas = rows
        .filter(({ idcategoriapai, total }) => idcategoriapai === pai.idcategoria && total > 0)
        .map(toFilha)
      return {
        ...toFilha(pai),
        total: pai.total + filhas.reduce((soma, { total }) => soma + total, 0),
        filhas,
      }
    })
    .filter(({ total }) => total > 0)
}

function toFilha({ idcategoria, slug, nome, icone, fundo, total }: CategoriaRow) {
  return { idcategoria, slug, nome, icone, fundo, total }
}
