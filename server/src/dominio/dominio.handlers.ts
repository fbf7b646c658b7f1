import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import { asFalha } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'
import { hashChave, takeTentativa } from '#verificacao'

import { crownDominio, removeDominio, sayDominio } from './change-dominio.ts'
import { findDominio } from './dominio.repository.ts'
import { lookAtDominio } from './look-at-dominio.ts'
import type { ConfigDoDominio } from './refuse-host.ts'
import { createResolvedor } from './resolvedor.ts'
import { showDominios, toDominio, toOlhado } from './show-dominios.ts'

type Base = '/painel/v1/{idfornecedor}/dominios'
type Calls =
  | `GET ${Base}`
  | `POST ${Base}`
  | `DELETE ${Base}/{dominio}`
  | `POST ${Base}/{dominio}/conferir`
  | `POST ${Base}/{dominio}/principal`

/** Looks of one supplier in an hour: each is a question to somebody else's servers. */
const POR_LOJA = 60

/** Hosts at which a supplier is found by its own name (decision 0160). */
export function createDominioHandlers({
  sql,
  config,
}: {
  sql: Sql
  config: ConfigDoDominio
}): HandlersOf<Calls> {
  const resolvedor = createResolvedor(config.dnsServidores)
  const show = (contexto: ContextoComprador) => showDominios(sql, config, lojaOf(contexto))
  const find = async (contexto: ContextoComprador, dominio: string) => {
    const row = await findDominio(sql, quemOf(contexto).idfornecedor, dominio)
    if (!row || (row.removido_em && !row.no_ar)) throw new Falha('nao_encontrado')
    return row
  }
  return {
    'GET /painel/v1/{idfornecedor}/dominios': ({ contexto }) => show(contexto),
    'POST /painel/v1/{idfornecedor}/dominios': async ({ body, contexto }) => {
      const dominio = await asFalha(sayDominio(sql, config, quemOf(contexto), body.dominio))
      return toDominio(await find(contexto, dominio))
    },
    'DELETE /painel/v1/{idfornecedor}/dominios/{dominio}': async ({ params, contexto }) => {
      await asFalha(removeDominio(sql, quemOf(contexto), params.dominio))
      return show(contexto)
    },
    'POST /painel/v1/{idfornecedor}/dominios/{dominio}/conferir': async ({ params, contexto }) => {
      const quem = quemOf(contexto)
      await find(contexto, params.dominio)
      const limite = { chave: hashChave(`dominio:dns:${quem.idfornecedor}`), maximo: POR_LOJA }
      if (!(await sql.begin((tx) => takeTentativa(tx, [limite])))) throw new Falha('muitas_requisicoes')
      await asFalha(lookAtDominio({ sql, config, resolvedor }, quem, { ...params, isPressed: true }))
      return toOlhado(await find(contexto, params.dominio))
    },
    'POST /painel/v1/{idfornecedor}/dominios/{dominio}/principal': async ({ params, contexto }) => {
      await asFalha(crownDominio(sql, quemOf(contexto), params.dominio))
      return show(contexto)
    },
  }
}
