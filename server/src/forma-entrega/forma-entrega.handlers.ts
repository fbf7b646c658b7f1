import type { FormaEntregaGuardada } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { listGuardadas, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'

import { cadastroForma, fromForma } from './cadastro-forma-entrega.ts'
import { listFaixasGuardadas } from './forma-entrega.repository.ts'
import { saveFormasEntrega } from './save-formas-entrega.ts'

type Base = '/painel/v1/{idfornecedor}/formas-entrega'
type Calls = `GET ${Base}` | `PUT ${Base}/{idformaentrega}`

/** Ways of delivery and pickup of a supplier, as its panel keeps them (decision 0137). */
export function createFormaEntregaHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/formas-entrega': async ({ contexto }) => {
      const formas = await listFormas(sql, quemOf(contexto).idfornecedor)
      return { data: formas.toSorted((a, b) => a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR')) }
    },
    'PUT /painel/v1/{idfornecedor}/formas-entrega/{idformaentrega}': ({
      params: { idformaentrega },
      body,
      contexto,
    }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        save: (tx) => saveFormasEntrega(tx, quem, [{ ...dita, idformaentrega, versao }]),
        find: async (tx) => (await listFormas(tx, quem.idfornecedor, idformaentrega))[0],
      })
    },
  }
}

/** Forms with their price tables: two statements, whatever their number. */
async function listFormas(
  db: Db,
  idfornecedor: string,
  idformaentrega?: string,
): Promise<FormaEntregaGuardada[]> {
  const guardadas = await listGuardadas(
    db,
    cadastroForma,
    idfornecedor,
    idformaentrega ? [{ idformaentrega }] : null,
  )
  const formas = guardadas.map((forma) => forma.idformaentrega)
  const faixas = await listFaixasGuardadas(db, idfornecedor, { formas, faixas: [] })
  const porForma = Map.groupBy(faixas, (faixa) => faixa.idformaentrega)
  return guardadas.map(
    ({ versao, ...forma }) =>
      // Written by the same contract's schema.
      ({ ...fromForma(forma, porForma.get(forma.idformaentrega) ?? []), versao }) as FormaEntregaGuardada,
  )
}
