import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import { decodeCursor, encodeCursor, Falha, isId, isMomento, type Sql } from '#infra'

import {
  listAcessos,
  listUsos,
  listVigentes,
  toAcesso,
  toAcessoNaLoja,
  type Posto,
} from './acesso-operador.repository.ts'
import { endAcesso, openAcesso } from './open-acesso.ts'
import { sayUso } from './say-uso.ts'

type Calls =
  | 'GET /painel/v1/acessos'
  | 'POST /painel/v1/fornecedores/{idfornecedor}/acessos'
  | 'POST /painel/v1/acessos/{idacesso}/encerrar'
  | 'GET /painel/v1/{idfornecedor}/acessos-da-plataforma'

/** Of each access its store reads so many things that were asked under it, the latest first. */
const USOS = 50

/** Accesses of the platform to what is the customers' of a store: opened with a reason, read by the store (decision 0154). */
export function createAcessoOperadorHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/acessos': async ({ query: { idfornecedor = null, cursor, limit }, contexto }) => {
      const quem = contexto.idusuario
      if (!quem) throw new Falha('sessao_expirada')
      const [{ rows, cursor: proximo }, vigentes] = await Promise.all([
        readPagina(sql, { idfornecedor, quem }, { cursor, limit }),
        listVigentes(sql, quem),
      ])
      return { data: rows.map(toAcesso), cursor: proximo, vigentes: vigentes.map(toAcesso) }
    },
    'POST /painel/v1/fornecedores/{idfornecedor}/acessos': ({ params, body, contexto }) =>
      openAcesso(sql, contexto, { ...body, ...params }),
    'POST /painel/v1/acessos/{idacesso}/encerrar': ({ params: { idacesso }, contexto }) =>
      endAcesso(sql, contexto, idacesso),
    'GET /painel/v1/{idfornecedor}/acessos-da-plataforma': async ({ query, contexto }) => {
      const { idfornecedor } = lojaOf(contexto)
      const { rows, cursor } = await readPagina(sql, { idfornecedor, quem: null }, query)
      const acessos = rows.map(({ idacesso }) => idacesso)
      const usos = acessos.length === 0 ? [] : await listUsos(sql, idfornecedor, { acessos, porAcesso: USOS })
      const porAcesso = Map.groupBy(usos, ({ idacesso }) => idacesso)
      const data = rows.map((row) => toAcessoNaLoja(row, (porAcesso.get(row.idacesso) ?? []).map(sayUso)))
      return { data, cursor }
    },
  }
}

async function readPagina(
  sql: Sql,
  de: Parameters<typeof listAcessos>[1],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const posto = cursor === undefined ? null : readPosto(cursor)
  // One more tells whether anything comes after.
  const rows = await listAcessos(sql, de, { posto, limit: limit + 1 })
  const pagina = rows.slice(0, limit)
  const ultima = rows.length > limit ? pagina.at(-1) : undefined
  return { rows: pagina, cursor: ultima ? encodeCursor([ultima.momento, ultima.idacesso]) : null }
}

function readPosto(cursor: string): Posto {
  const [aberto_em, idacesso] = decodeCursor(cursor) ?? []
  if (isMomento(aberto_em) && isId(idacesso)) return { aberto_em, idacesso }
  throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
}
