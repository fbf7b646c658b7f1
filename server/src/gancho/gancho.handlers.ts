import { lojaOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

import { composeEvento } from './compose-evento.ts'
import {
  findEntrega,
  findFato,
  insertTeste,
  listEntregas,
  takeEsta,
  type Tomada,
} from './entrega.repository.ts'
import { deleteGancho, listGanchos } from './gancho.repository.ts'
import { changeGancho, makeGancho, renewSegredo, type QualGancho } from './save-gancho.ts'
import { PRAZO_MS, sendEntrega, type GanchoDeps } from './send-entrega.ts'
import { showEntrega, showGancho } from './show-gancho.ts'

type Base = '/painel/v1/{idfornecedor}/ganchos'
type Calls =
  | `GET ${Base}`
  | `POST ${Base}`
  | `PUT ${Base}/{idgancho}`
  | `DELETE ${Base}/{idgancho}`
  | `POST ${Base}/{idgancho}/segredo`
  | `POST ${Base}/{idgancho}/teste`
  | `GET ${Base}/{idgancho}/entregas`
  | `GET ${Base}/{idgancho}/entregas/{identrega}`
  | `POST ${Base}/{idgancho}/entregas/{identrega}/reenviar`

/** Webhooks of a supplier, as its panel and its own systems keep them. */
export function createGanchoHandlers(deps: GanchoDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'GET /painel/v1/{idfornecedor}/ganchos': async ({ contexto }) => ({
      data: (await listGanchos(sql, lojaOf(contexto).idfornecedor)).map(showGancho),
    }),
    'POST /painel/v1/{idfornecedor}/ganchos': ({ body, contexto }) =>
      makeGancho(deps, body, { idfornecedor: lojaOf(contexto).idfornecedor, idusuario: contexto.idusuario }),
    'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}': ({ params, body, contexto }) =>
      changeGancho(deps, body, qualOf(params, contexto)),
    'DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}': async ({ params, contexto }) => {
      if (!(await deleteGancho(sql, qualOf(params, contexto)))) throw new Falha('nao_encontrado')
      return { removido: true }
    },
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo': ({ params, contexto }) =>
      renewSegredo(deps, qualOf(params, contexto)),
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste': async ({ params, contexto }) => {
      const { idgancho } = await requireGancho(deps, qualOf(params, contexto))
      const { identrega, tomada } = await sql.begin(async (tx) => {
        const identrega = await insertTeste(tx, idgancho, 'Teste pedido no painel da loja.')
        return { identrega, tomada: await takeEsta(tx, { idgancho, identrega }, prazoOf(deps)) }
      })
      return tellNow(deps, { idgancho, identrega }, tomada)
    },
    'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas': async ({ params, query, contexto }) => {
      const { idgancho } = await requireGancho(deps, qualOf(params, contexto))
      const { limit, antes = null } = query
      return { data: (await listEntregas(sql, idgancho, { limit, antes })).map(showEntrega) }
    },
    'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}': async ({ params, contexto }) => {
      const { idgancho } = await requireGancho(deps, qualOf(params, contexto))
      const entrega = await findEntrega(sql, idgancho, params.identrega)
      const fato = await findFato(sql, idgancho, params.identrega)
      if (!entrega || !fato) throw new Falha('nao_encontrado')
      return { ...showEntrega(entrega), corpo: composeEvento(fato) }
    },
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar': async ({
      params,
      contexto,
    }) => {
      const { idgancho } = await requireGancho(deps, qualOf(params, contexto))
      const { identrega } = params
      const tomada = await takeEsta(sql, { idgancho, identrega }, prazoOf(deps))
      return tellNow(deps, { idgancho, identrega }, tomada)
    },
  }
}

/** Sends the delivery that this call took, and answers its state. A delivery that another process is sending at this moment is not sent twice: its state is answered as it is. */
async function tellNow(
  deps: GanchoDeps,
  { idgancho, identrega }: { idgancho: string; identrega: number },
  tomada: Tomada | null,
) {
  if (tomada) await sendEntrega(deps, tomada)
  const entrega = await findEntrega(deps.sql, idgancho, identrega)
  if (!entrega) throw new Falha('nao_encontrado')
  return showEntrega(entrega)
}

function prazoOf({ agora = () => new Date() }: GanchoDeps) {
  const momento = agora()
  return { agora: momento, ate: new Date(momento.getTime() + PRAZO_MS) }
}

async function requireGancho({ sql }: GanchoDeps, { idfornecedor, idgancho }: QualGancho) {
  const [row] = await listGanchos(sql, idfornecedor, idgancho)
  if (!row) throw new Falha('nao_encontrado')
  return row
}

function qualOf({ idgancho }: { idgancho: string }, contexto: ContextoComprador): QualGancho {
  return { idfornecedor: lojaOf(contexto).idfornecedor, idgancho }
}
