import { autorOf } from '#acesso'
import { asFalha } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { switchFornecedor } from '#fornecedor'
import { Falha } from '#infra'
import { inviteDono } from '#verificacao'

import { createFornecedor, type OperacaoDeps } from './create-fornecedor.ts'
import { findDono, findLoja, listFornecedores } from './operacao.repository.ts'

type Base = '/painel/v1/fornecedores'
type Calls =
  | `GET ${Base}`
  | `POST ${Base}`
  | `POST ${Base}/{idfornecedor}/convite`
  | `POST ${Base}/{idfornecedor}/situacao`

/** Suppliers as the platform's operator makes and watches them (§1, §6; decision 0122). */
export function createOperacaoHandlers(deps: OperacaoDeps): HandlersOf<Calls> {
  const { sql, config } = deps
  return {
    'GET /painel/v1/fornecedores': ({ query }) => listFornecedores(sql, query),
    'POST /painel/v1/fornecedores': ({ body, contexto }) => createFornecedor(deps, autorOf(contexto), body),
    'POST /painel/v1/fornecedores/{idfornecedor}/convite': async ({
      params: { idfornecedor },
      body: { email },
    }) => {
      const [loja, convidado] = await Promise.all([
        findLoja(sql, idfornecedor),
        findDono(sql, { idfornecedor, email }),
      ])
      if (!loja || !convidado) throw new Falha('nao_encontrado')
      return { convite: await sql.begin((tx) => inviteDono(tx, config, { convidado, loja })) }
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
