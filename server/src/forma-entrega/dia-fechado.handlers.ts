import type { DiaFechadoGuardado } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { listGuardadas, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'

import { cadastroDiaFechado } from './cadastro-dia-fechado.ts'
import { removeDiasFechados } from './remove-dias-fechados.ts'
import { saveDiasFechados } from './save-dias-fechados.ts'

type Base = '/painel/v1/{idfornecedor}/dias-fechados'
type Calls = `GET ${Base}` | `PUT ${Base}/{dia}` | `DELETE ${Base}/{dia}`

/** Days on which a supplier rests, as its panel keeps them (decision 0138). */
export function createDiaFechadoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/dias-fechados': async ({ contexto }) => ({
      data: await listDias(sql, quemOf(contexto).idfornecedor),
    }),
    'PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}': ({ params: { dia: data }, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dito } = body
      return saveUm(sql, {
        save: (tx) => saveDiasFechados(tx, quem, [{ ...dito, data, versao }]),
        find: async (tx) => (await listDias(tx, quem.idfornecedor, data))[0],
      })
    },
    'DELETE /painel/v1/{idfornecedor}/dias-fechados/{dia}': ({ params: { dia: data }, query, contexto }) => {
      const chave = { data, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeDiasFechados(tx, quemOf(contexto), [chave]))
    },
  }
}

const listDias = (db: Db, idfornecedor: string, data?: string): Promise<DiaFechadoGuardado[]> =>
  listGuardadas(db, cadastroDiaFechado, idfornecedor, data ? [{ data }] : null)
