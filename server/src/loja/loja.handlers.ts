import type { LojaGuardada } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { listGuardadas, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'

import { cadastroLoja } from './cadastro-loja.ts'
import { removeLojas } from './remove-lojas.ts'
import { saveLojas } from './save-lojas.ts'

type Base = '/painel/v1/{idfornecedor}/lojas'
type Calls = `GET ${Base}` | `PUT ${Base}/{idloja}` | `DELETE ${Base}/{idloja}`

/** Stores of a supplier, as its panel keeps them (decision 0137). */
export function createLojaHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/lojas': async ({ contexto }) => {
      const lojas = await listLojas(sql, quemOf(contexto).idfornecedor)
      return { data: lojas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')) }
    },
    'PUT /painel/v1/{idfornecedor}/lojas/{idloja}': ({ params: { idloja }, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        save: (tx) => saveLojas(tx, quem, [{ ...dita, idloja, versao }]),
        find: async (tx) => (await listLojas(tx, quem.idfornecedor, idloja))[0],
      })
    },
    'DELETE /painel/v1/{idfornecedor}/lojas/{idloja}': ({ params: { idloja }, query, contexto }) => {
      const chave = { idloja, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeLojas(tx, quemOf(contexto), [chave]))
    },
  }
}

async function listLojas(db: Db, idfornecedor: string, idloja?: string): Promise<LojaGuardada[]> {
  // Written by the same contract's schema.
  return (await listGuardadas(db, cadastroLoja, idfornecedor, idloja ? [{ idloja }] : null)) as LojaGuardada[]
}
