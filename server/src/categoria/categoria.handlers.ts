import type { CategoriaGuardada } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { asFalha, listGuardadas, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'

import { cadastroCategoria } from './cadastro-categoria.ts'
import { countProdutos } from './categoria.repository.ts'
import { removeCategorias } from './remove-categorias.ts'
import { saveCategorias } from './save-categorias.ts'

type Base = '/painel/v1/{idfornecedor}/categorias'
type Calls = `GET ${Base}` | `PUT ${Base}` | `PUT ${Base}/{idcategoria}` | `DELETE ${Base}/{idcategoria}`

/** The tree of categories of a supplier, as its panel keeps it (decision 0144). */
export function createCategoriaHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/categorias': async ({ contexto }) => ({
      data: await listCategorias(sql, quemOf(contexto).idfornecedor),
    }),
    'PUT /painel/v1/{idfornecedor}/categorias': ({ body, contexto }) => {
      const quem = quemOf(contexto)
      const linhas = body.categorias.map(({ versao = 'qualquer' as const, ...lugar }) => ({
        ...lugar,
        versao,
      }))
      return asFalha(
        sql.begin(async (tx) => {
          await saveCategorias(tx, quem, linhas)
          return { data: await listCategorias(tx, quem.idfornecedor) }
        }),
      )
    },
    'PUT /painel/v1/{idfornecedor}/categorias/{idcategoria}': ({
      params: { idcategoria },
      body,
      contexto,
    }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        save: (tx) => saveCategorias(tx, quem, [{ ...dita, idcategoria, versao }]),
        find: async (tx) => (await listCategorias(tx, quem.idfornecedor, idcategoria))[0],
      })
    },
    'DELETE /painel/v1/{idfornecedor}/categorias/{idcategoria}': ({
      params: { idcategoria },
      query,
      contexto,
    }) => {
      const chave = { idcategoria, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeCategorias(tx, quemOf(contexto), [chave]))
    },
  }
}

/** In the order of the shop: those of one place by `ordem`, then by name. */
async function listCategorias(db: Db, idfornecedor: string, qual?: string): Promise<CategoriaGuardada[]> {
  const [guardadas, produtos] = await Promise.all([
    listGuardadas(db, cadastroCategoria, idfornecedor, qual ? [{ idcategoria: qual }] : null),
    countProdutos(db, idfornecedor),
  ])
  return guardadas
    .map(
      (guardada) =>
        // Written by the same contract's schema.
        ({ ...guardada, produtos: produtos.get(guardada.idcategoria) ?? 0 }) as CategoriaGuardada,
    )
    .toSorted((a, b) => a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR'))
}
