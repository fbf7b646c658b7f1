import { autorOf } from '#acesso'
import { asFalha } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { switchFornecedor } from '#fornecedor'
import { Falha } from '#infra'

import { createFornecedor, type OperacaoDeps } from './create-fornecedor.ts'
import { inviteDonoAgain, withdrawDono } from './invite-again.ts'
import { findLoja, listFornecedores } from './operacao.repository.ts'

type Base = '/painel/v1/fornecedores'
type Calls =
  | `GET ${Base}`
  | `POST ${Base}`
  | `POST ${Base}/{idfornecedor}/convite`
  | `POST ${Base}/{idfornecedor}/convite/retirar`
  | `POST ${Base}/{idfornecedor}/situacao`

/** Suppliers as the platform's operator makes and watches them (§1, §6; decision 0122). */
export function createOperacaoHandlers(deps: OperacaoDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'GET /painel/v1/fornecedores': ({ query }) => listFornecedores(sql, query),
    'POST /painel/v1/fornecedores': ({ body, contexto }) => createFornecedor(deps, autorOf(contexto), body),
    'POST /painel/v1/fornecedores/{idfornecedor}/convite': ({ params, body, contexto }) =>
      inviteDonoAgain(deps, { ...params, autor: autorOf(contexto) }, body),
    'POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar': async ({ params, body, contexto }) => {
      await withdrawDono(sql, { ...params, autor: autorOf(contexto) }, body.email)
      return {}
    },
    'POST /painel/v1/fornecedores/{idfornecedor}/situacao': async ({
      params: { idfornecedor },
      body,
      contexto,
    }) => {
      if (!(await findLoja(sql, idfornecedor))) throw new Falha('nao_encontrado')
      const quem = { idfornecedor, autor: autorOf(contexto) }
      const { versao } = await sql.begin((tx) => asFalha(switchFornecedor(tx, quem, body)))
      return { versao }
    },
  }
}
