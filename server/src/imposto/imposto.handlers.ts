import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { toRegra } from '#fornecedor'
import { Falha, type Sql } from '#infra'

import { findImpostos } from './imposto.repository.ts'
import { removeRegraImposto, saveConfiguracaoImposto, saveRegrasPorAlvo } from './save-impostos.ts'
import { saveTributados } from './save-tributados.ts'

type Base = '/painel/v1/{idfornecedor}/impostos'
type Calls =
  | `GET ${Base}`
  | `PUT ${Base}`
  | `POST ${Base}/regras`
  | `DELETE ${Base}/regras/{idregra}`
  | `PUT ${Base}/produtos`

/** IPI and ICMS-ST of a supplier, as its panel and its own system keep them (decision 0065). */
export function createImpostoHandlers(sql: Sql): HandlersOf<Calls> {
  const show = async (contexto: ContextoComprador) => {
    const { regras, ...configuracao } = await findImpostos(sql, lojaOf(contexto).idfornecedor)
    return { ...configuracao, regras: regras.map(toRegra) }
  }
  return {
    'GET /painel/v1/{idfornecedor}/impostos': ({ contexto }) => show(contexto),
    'PUT /painel/v1/{idfornecedor}/impostos': async ({ body, contexto }) => {
      await sql.begin((tx) => saveConfiguracaoImposto(tx, quemOf(contexto), { ...body, versao: 'qualquer' }))
      return show(contexto)
    },
    'POST /painel/v1/{idfornecedor}/impostos/regras': async ({ body, contexto }) => {
      await sql.begin((tx) => saveRegrasPorAlvo(tx, quemOf(contexto), body.regras))
      return show(contexto)
    },
    'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}': async ({ params, contexto }) => {
      const foi = await sql.begin((tx) => removeRegraImposto(tx, quemOf(contexto), params.idregra))
      if (!foi) throw new Falha('nao_encontrado')
      return { removida: true }
    },
    'PUT /painel/v1/{idfornecedor}/impostos/produtos': async ({ body, contexto }) => ({
      salvos: await saveTributados(sql, quemOf(contexto), body.produtos),
    }),
  }
}
