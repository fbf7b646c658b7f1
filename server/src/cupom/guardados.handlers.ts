import { todayIn } from '@vitrine/rules/data'

import { lojaOf, quemOf } from '#acesso'
import { removeCadastros, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { cadastroCupom } from './cadastro-cupom.ts'
import { findCupomGuardado } from './cupons-guardados.repository.ts'
import { listGuardados, showGuardado, toGuardadoDoPainel, type Onde } from './list-guardados.ts'
import { rehearseCupom } from './rehearse-cupom.ts'
import { saveCupons } from './save-cupons.ts'
import { showUsos } from './show-usos.ts'

type Base = '/painel/v1/{idfornecedor}/cupons'
type Um = `${Base}/{idcupom}`
type Calls =
  | `GET ${Base}`
  | `GET ${Um}`
  | `PUT ${Um}`
  | `DELETE ${Um}`
  | `GET ${Um}/usos`
  | `POST ${Base}/ensaio`

/** Coupons of a supplier, as its panel keeps and tries them (decision 0147). */
export function createCupomGuardadoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/cupons': ({ query, contexto }) =>
      listGuardados(sql, ondeOf(contexto), query),
    'GET /painel/v1/{idfornecedor}/cupons/{idcupom}': ({ params: { idcupom }, contexto }) =>
      showGuardado(sql, ondeOf(contexto), idcupom),
    'PUT /painel/v1/{idfornecedor}/cupons/{idcupom}': ({ params: { idcupom }, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dito } = body
      return saveUm(sql, {
        save: (tx) => saveCupons(tx, quem, [{ ...dito, idcupom, versao }]),
        find: async (tx) => {
          const row = await findCupomGuardado(tx, quem.idfornecedor, idcupom)
          return row ? toGuardadoDoPainel(row, ondeOf(contexto).hoje) : undefined
        },
      })
    },
    'DELETE /painel/v1/{idfornecedor}/cupons/{idcupom}': ({ params: { idcupom }, query, contexto }) => {
      const chave = { idcupom, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeCadastros(tx, cadastroCupom, quemOf(contexto), [chave]))
    },
    'GET /painel/v1/{idfornecedor}/cupons/{idcupom}/usos': ({ params: { idcupom }, query, contexto }) =>
      showUsos(sql, lojaOf(contexto), { idcupom, dias: query.dias, hoje: ondeOf(contexto).hoje }),
    'POST /painel/v1/{idfornecedor}/cupons/ensaio': ({ body, contexto }) =>
      rehearseCupom(sql, lojaOf(contexto), { ...body, hoje: ondeOf(contexto).hoje }),
  }
}

function ondeOf(contexto: Parameters<typeof lojaOf>[0]): Onde {
  const { idfornecedor, fuso } = lojaOf(contexto)
  return { idfornecedor, hoje: todayIn(fuso, new Date()) }
}
