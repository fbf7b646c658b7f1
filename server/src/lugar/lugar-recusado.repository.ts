import type { LugarRecusado } from '@vitrine/contract'

import { asJson, asRegistro, describeRegistro } from '#coluna'
import type { Db } from '#infra'

export interface LugarRecusadoRow {
  idfornecedor: string
  /** 'YYYY-MM-DD' of the store. */
  dia: string
  lat: number
  lng: number
  vezes: number
}

const registro = describeRegistro('lugar_recusado', [], ['idfornecedor', 'dia', 'lat', 'lng', 'vezes'])

/** Points that one supplier keeps of one day: who asks for the whole earth cannot fill the table. */
const MAX_POR_DIA = 2000
const DIAS = 30
const MAXIMO = 500

/** Adds counts by one statement, in the order of the key, so that two processes cannot deadlock. */
export async function addLugaresRecusados(db: Db, linhas: readonly LugarRecusadoRow[]): Promise<void> {
  const { nomes, valores, tipos } = asRegistro(db, registro)
  await db`
    insert into lugar_recusado (${nomes})
    select ${valores} from jsonb_to_recordset(${asJson(db, registro, linhas)}) as r(${tipos})
    where exists (select from fornecedor f where f.idfornecedor = r.idfornecedor)
      and (select count(*) from lugar_recusado l where l.idfornecedor = r.idfornecedor and l.dia = r.dia) < ${MAX_POR_DIA}
    order by idfornecedor, dia, lat, lng
    on conflict (idfornecedor, dia, lat, lng) do update set vezes = lugar_recusado.vezes + excluded.vezes`
}

/** Those of the last 30 days, most asked for first; `total` counts those left out too. */
export async function listLugaresRecusados(
  db: Db,
  idfornecedor: string,
): Promise<{ data: LugarRecusado[]; total: number }> {
  const rows = await db<(LugarRecusado & { total: number })[]>`
    select lat, lng, sum(vezes)::int as vezes, (sum(sum(vezes)) over ())::int as total from lugar_recusado
    where idfornecedor = ${idfornecedor} and dia > current_date - ${DIAS}::int
    group by lat, lng order by vezes desc, lat, lng limit ${MAXIMO}`
  return { data: rows.map(({ lat, lng, vezes }) => ({ lat, lng, vezes })), total: rows[0]?.total ?? 0 }
}

/** Older ones are nobody's question any more. */
export async function purgeLugaresRecusados(db: Db): Promise<void> {
  await db`delete from lugar_recusado where dia < current_date - ${DIAS}::int`
}
