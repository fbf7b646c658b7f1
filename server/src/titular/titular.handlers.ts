import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import { asFalha } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, toLinkPublico, type Config, type Sql } from '#infra'
import { createPrivacidadeHandlers } from '#privacidade'

import { anonymizeTitular } from './anonymize-titular.ts'
import { copyTitular } from './copy-titular.ts'
import { listDaLoja } from './list-da-loja.ts'
import { createMeusHandlers } from './meu-requerimento.handlers.ts'
import { answerRequerimento, writeRequerimento } from './save-requerimento.ts'
import { showRequerimento, toRequerimento } from './show-requerimento.ts'
import { findRequerimento } from './titular.repository.ts'

type Base = '/painel/v1/{idfornecedor}/titulares'
type Calls =
  | `GET ${Base}`
  | `GET ${Base}/{idrequerimento}`
  | `PUT ${Base}/{idrequerimento}`
  | `POST ${Base}/{idrequerimento}/resposta`
  | `POST ${Base}/{idrequerimento}/copia`
  | `POST ${Base}/{idrequerimento}/anonimizacao`

/** Rights over one's own data: in the shop, and as the store answers them in the panel (LGPD art. 18; decision 0169). */
export function createTitularHandlers({ sql, config }: { sql: Sql; config: Config }) {
  const onde = (contexto: ContextoComprador) => ({ loja: lojaOf(contexto), quem: quemOf(contexto) })
  const find = async (contexto: ContextoComprador, idrequerimento: string) => {
    const row = await findRequerimento(sql, lojaOf(contexto).idfornecedor, idrequerimento)
    if (!row) throw new Falha('nao_encontrado')
    return row
  }
  const show = async (contexto: ContextoComprador, idrequerimento: string) =>
    toRequerimento(await find(contexto, idrequerimento), lojaOf(contexto).fuso)
  const handlers: HandlersOf<Calls> = {
    'GET /painel/v1/{idfornecedor}/titulares': ({ query, contexto }) =>
      listDaLoja(sql, lojaOf(contexto), query),
    'GET /painel/v1/{idfornecedor}/titulares/{idrequerimento}': async ({ params, contexto }) =>
      showRequerimento(sql, lojaOf(contexto), await find(contexto, params.idrequerimento)),
    'PUT /painel/v1/{idfornecedor}/titulares/{idrequerimento}': async ({ params, body, contexto }) => {
      const { idrequerimento } = params
      await asFalha(sql.begin((tx) => writeRequerimento(tx, onde(contexto), { ...body, idrequerimento })))
      return show(contexto, idrequerimento)
    },
    'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/resposta': async ({
      params: { idrequerimento },
      body,
      contexto,
    }) => {
      await asFalha(sql.begin((tx) => answerRequerimento(tx, onde(contexto), { ...body, idrequerimento })))
      return show(contexto, idrequerimento)
    },
    'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/copia': async ({
      params: { idrequerimento },
      contexto,
    }) => {
      const row = await find(contexto, idrequerimento)
      const { tabelas, copia_em } = await asFalha(copyTitular(sql, quemOf(contexto), row))
      return { gerado_em: copia_em, tabelas, requerimento: await show(contexto, idrequerimento) }
    },
    'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao': async ({
      params: { idrequerimento },
      body,
      contexto,
    }) => {
      const { dominio } = lojaOf(contexto).publico.config.dominio
      const toLink = (caminho: string) => toLinkPublico(config, { dominio, caminho })
      const com = { ...onde(contexto), toLink }
      await asFalha(sql.begin((tx) => anonymizeTitular(tx, com, { ...body, idrequerimento })))
      return show(contexto, idrequerimento)
    },
  }
  return {
    ...createPrivacidadeHandlers({ sql, config }),
    ...createMeusHandlers({ sql, config }),
    ...handlers,
  }
}
