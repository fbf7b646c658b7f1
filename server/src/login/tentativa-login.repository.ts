import { computeEspera, type Folga } from '@vitrine/rules/acesso'

import type { Sql } from '#infra'

/** One thing whose tries are counted. */
export interface Freio {
  /** SHA-256, hexadecimal. */
  chave: string
  folga: Folga
}

export interface Vez {
  /** Seconds until the next try is taken; 0: this one is, and was counted. */
  espera: number
  /** Tries under each key within the last quarter of an hour, in the order asked. */
  quantas: number[]
  /** Names the try, so that a right password can take it back. */
  quando: string
}

/**
 * Counts a try to log in, or says how long to wait. Serial by key: of a hundred tries at the same moment the first few are
 * taken, as if they had come one after the other.
 */
export async function takeVez(sql: Sql, freios: readonly Freio[]): Promise<Vez> {
  const chaves = freios.map(({ chave }) => chave)
  return sql.begin(async (tx) => {
    await tx`
      select pg_advisory_xact_lock(k)
      from (select hashtextextended(c, 17) as k from unnest(${chaves}::text[]) as c order by 1) chaves`
    const rows = await tx<{ quantas: number; desde: number }[]>`
      select count(t.quando)::int as quantas, coalesce(extract(epoch from clock_timestamp() - max(t.quando)), 0)::float8 as desde
      from unnest(${chaves}::text[]) with ordinality as l(c, n)
      left join tentativa_verificacao t on t.chave = decode(l.c, 'hex') and t.quando > clock_timestamp() - interval '15 minutes'
      group by l.n order by l.n`
    const esperas = rows.map(({ quantas, desde }, i) => {
      const folga = freios[i]?.folga
      return folga ? computeEspera({ quantas, segundosDesdeAUltima: desde }, folga) : 0
    })
    const espera = Math.max(0, ...esperas)
    const quantas = rows.map((row) => row.quantas)
    if (espera > 0) return { espera, quantas, quando: '' }
    const [row] = await tx<{ quando: string }[]>`
      insert into tentativa_verificacao (chave, quando)
      select decode(c, 'hex'), instante from (select clock_timestamp() as instante) agora, unnest(${chaves}::text[]) as c
      returning quando::text as quando`
    return { espera, quantas, quando: row?.quando ?? '' }
  })
}

/** A right password: this try is not counted, and earlier mistakes from the same address are deleted. */
export async function forgiveVez(
  sql: Sql,
  { quando }: Vez,
  { chaves, daqui }: { chaves: readonly string[]; daqui: string },
): Promise<void> {
  await sql`
    delete from tentativa_verificacao
    where chave = decode(${daqui}, 'hex')
      -- As text: the driver would cut a timestamp to milliseconds, and nothing would be found.
      or (quando = ${quando}::text::timestamptz and chave in (select decode(c, 'hex') from unnest(${chaves as string[]}::text[]) as c))`
}
