import type { Calls, ContaDeChamadas, Query, Response, SituacaoDaChamada } from '@vitrine/contract'
import { DIA_MS } from '@vitrine/rules/data'

import { Falha, isId, type Db } from '#infra'

import {
  DIAS,
  listChamadas,
  listHoras,
  listUsos,
  type ChamadaRow,
  type UsoRow,
} from './chamada-de-chave.repository.ts'
import { momentoOf } from './chamadas-de-chave.ts'

type Lista = Calls['GET /painel/v1/{idfornecedor}/chaves/chamadas']
type Uso = Calls['GET /painel/v1/{idfornecedor}/chaves/uso']

const statusDe: Record<SituacaoDaChamada, readonly [number, number]> = {
  ACEITA: [100, 399],
  RECUSADA: [400, 499],
  FALHOU: [500, 599],
}
const QUALQUER = [100, 599] as const

/** The lowest id that a request of this moment can have. */
export function idDesde(momento: number): string {
  const hex = Math.max(0, momento).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** Calls of the last 30 days: until then, and from then on, as far as was asked. */
function periodoOf({ desde, ate }: { desde?: string | undefined; ate?: string | undefined }, agora: number) {
  const de = Math.max(desde ? Date.parse(desde) : 0, agora - DIAS * DIA_MS)
  // Requests of this very moment are in it.
  return { de, ate: ate ? Date.parse(ate) : agora + DIA_MS }
}

/** A page of the calls that the keys of a store made. Errors: `entrada_invalida` at a cursor that nobody gave. */
export async function showChamadas(
  db: Db,
  idfornecedor: string,
  { idapikeys, chamada, situacao, codigo, cursor, limit, ...quando }: Query<Lista>,
): Promise<Response<Lista>> {
  if (cursor !== undefined && !isId(cursor))
    throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
  const { de, ate } = periodoOf(quando, Date.now())
  const fim = idDesde(ate)
  const rows = await listChamadas(
    db,
    {
      idfornecedor,
      idapikeys: idapikeys ?? null,
      chamada: chamada ?? null,
      de: idDesde(de),
      ate: cursor !== undefined && cursor < fim ? cursor : fim,
      status: situacao ? statusDe[situacao] : QUALQUER,
      codigo: codigo ?? null,
    },
    limit + 1,
  )
  const pagina = rows.slice(0, limit)
  return {
    data: pagina.map(toFeita),
    cursor: rows.length > limit ? (pagina.at(-1)?.idrequisicao ?? null) : null,
  }
}

const toFeita = (row: ChamadaRow) => ({
  ...row,
  quando: new Date(momentoOf(row.idrequisicao)).toISOString(),
})

/** Calls by the hour, as they were asked for, and what each key did in the last 30 days. `porMinuto`: how many calls a key may make; 0: any. */
export async function showUso(
  db: Db,
  { idfornecedor, porMinuto }: { idfornecedor: string; porMinuto: number },
  { idapikeys, chamada, ...quando }: Query<Uso>,
): Promise<Response<Uso>> {
  const { de, ate } = periodoOf(quando, Date.now())
  const [horas, usos] = await Promise.all([
    listHoras(db, {
      idfornecedor,
      de: new Date(de),
      ate: new Date(ate),
      idapikeys: idapikeys ?? null,
      chamada: chamada ?? null,
    }),
    listUsos(db, idfornecedor),
  ])
  const porChave = Map.groupBy(usos, (uso) => uso.idapikeys)
  return {
    horas: horas.map(({ hora, ...conta }) => ({ ...conta, hora: hora.toISOString() })),
    chaves: [...porChave].map(([id, dela]) => toUso(id, dela)),
    por_minuto: porMinuto > 0 ? porMinuto : null,
  }
}

function toUso(idapikeys: string, usos: readonly UsoRow[]) {
  const sum = (qual: keyof ContaDeChamadas) => usos.reduce((antes, uso) => antes + uso[qual], 0)
  const momentos = (qual: 'desde' | 'ultima_em') => usos.map((uso) => uso[qual].getTime())
  return {
    idapikeys,
    aceitas: sum('aceitas'),
    recusadas: sum('recusadas'),
    falharam: sum('falharam'),
    desde: new Date(Math.min(...momentos('desde'))).toISOString(),
    ultima_em: new Date(Math.max(...momentos('ultima_em'))).toISOString(),
    usadas: usos
      .filter(({ aceitas }) => aceitas > 0)
      .map(({ chamada, aceitas, ultima_em }) => ({
        chamada,
        vezes: aceitas,
        ultima_em: ultima_em.toISOString(),
      })),
  }
}
