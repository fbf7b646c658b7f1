import type { Categoria } from '@vitrine/contract'
import { normalizeBusca } from '@vitrine/rules/texto'

import type { HandlersOf } from '#chamada'
import { Falha, type Db } from '#infra'

import { exportPrecos } from './export-precos.ts'
import { showProduto } from './find-produto.ts'
import { makeConsulta } from './consulta.ts'
import { listPagina } from './list-produtos.ts'
import { listSugestoes } from './lista.repository.ts'
import { listCategorias, listImagens, type CategoriaRow } from './produto.repository.ts'
import type { ProdutosVivos } from './produtos-vivos.ts'
import { sinonimosOf } from './sinonimos.ts'

type Calls =
  | 'GET /v2/app/{supplier}/listaprodutos/{address}'
  | 'GET /v1/app/{supplier}/listaprodutosf/{x}'
  | 'GET /v2/app/{a}/fornecedor/{b}/produto/{c}'
  | 'POST /v4/product/spreadsheet/{id}'
  | 'GET /v2/app/token/listaprodutos/full-text/pesquisar'
  | 'GET /v2/app/{a}/listacategoriasprodutos/{b}'
  | 'GET /superon/imagens/{a}/{b}/all-images'

/** Catalogue: lists, one product, suggestions, categories, pictures (§7 Products). */
export function createProdutoHandlers(db: Db, produtos: ProdutosVivos): HandlersOf<Calls> {
  const catalogo = { db, produtos }
  return {
    'GET /v2/app/{supplier}/listaprodutos/{address}': ({ query, contexto }) =>
      listPagina(catalogo, query, contexto),
    'GET /v1/app/{supplier}/listaprodutosf/{x}': ({ query, contexto }) =>
      listPagina(catalogo, query, contexto),
    'GET /v2/app/{a}/fornecedor/{b}/produto/{c}': ({ params, query, contexto }) =>
      showProduto(db, { ...query, id: params.c }, contexto),
    'POST /v4/product/spreadsheet/{id}': ({ query, contexto }) => exportPrecos(catalogo, query, contexto),
    'GET /v2/app/token/listaprodutos/full-text/pesquisar': async ({ query, contexto }) => {
      const { fornecedor } = contexto
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const consulta = makeConsulta(
        fornecedor.idfornecedor,
        normalizeBusca(query.query),
        sinonimosOf(fornecedor),
      )
      const hits = consulta ? await listSugestoes(db, fornecedor.idfornecedor, consulta) : []
      return { data: { resultset: { hits } } }
    },
    'GET /v2/app/{a}/listacategoriasprodutos/{b}': async ({ contexto }) => {
      if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
      return { data: toArvore(await listCategorias(db, contexto.fornecedor.idfornecedor)) }
    },
    'GET /superon/imagens/{a}/{b}/all-images': async ({ params }) => ({
      imagens: await listImagens(db, params.a, params.b),
    }),
  }
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
