import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import { asFalha } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, toLinkPublico, type Config, type Sql } from '#infra'

import { makeRequerimento, toMeu, withdrawRequerimento } from './meu-requerimento.ts'
import { listMeus, type Titular } from './meu-requerimento.repository.ts'
import { findRequerimento } from './titular.repository.ts'

type Base = '/v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos'
type Calls = `GET ${Base}` | `PUT ${Base}/{idrequerimento}` | `POST ${Base}/{idrequerimento}/retirada`

/** As many as a page shows; who asks ten a day has seen the older ones. */
const LIMITE = 100

/** What a person asks of one store about its data, from the shop's own page (decision 0176). */
export function createMeusHandlers({ sql, config }: { sql: Sql; config: Config }): HandlersOf<Calls> {
  /** Who was invited to a cliente asks nothing in its name. Errors: `sem_permissao`. */
  const check = (contexto: ContextoComprador): string => {
    if (!contexto.administra || !contexto.idusuario) throw new Falha('sem_permissao')
    return contexto.idusuario
  }
  const show = async ({ idfornecedor }: Titular, idrequerimento: string, fuso: string) => {
    const row = await findRequerimento(sql, idfornecedor, idrequerimento)
    if (!row) throw new Falha('nao_encontrado')
    return toMeu(row, fuso)
  }
  // The panel stands at the platform's host.
  const toLink = (caminho: string) => toLinkPublico(config, { dominio: null, caminho })
  return {
    'GET /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos': async ({ params, contexto }) => {
      check(contexto)
      const rows = await listMeus(sql, params, LIMITE)
      return { data: rows.map((row) => toMeu(row, lojaOf(contexto).fuso)) }
    },
    'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}': async ({
      params: { idrequerimento, ...titular },
      body,
      contexto,
    }) => {
      const loja = lojaOf(contexto)
      const pessoa = { loja, quem: quemOf(contexto), titular, idusuario: check(contexto), toLink }
      await asFalha(sql.begin((tx) => makeRequerimento(tx, pessoa, { ...body, idrequerimento })))
      return show(titular, idrequerimento, loja.fuso)
    },
    'POST /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}/retirada': async ({
      params: { idrequerimento, ...titular },
      contexto,
    }) => {
      check(contexto)
      const pessoa = { quem: quemOf(contexto), titular }
      await asFalha(sql.begin((tx) => withdrawRequerimento(tx, pessoa, idrequerimento)))
      return show(titular, idrequerimento, lojaOf(contexto).fuso)
    },
  }
}
