import postgres from 'postgres'

import { guardPool } from './guard-pool.ts'
import { prazos, type Prazos } from './prazos.ts'

/** bigint columns (centavos, 1/10,000 real, 1/1,000 unit, numpedido) stay far below 2^53: plain numbers in JavaScript. */
const types = {
  bigint: {
    to: 20,
    from: [20],
    serialize: (value: number) => String(value),
    parse: (value: string) => Number(value),
  },
  /** Dates without time stay text: a Date would move them by the zone. */
  date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
}

export type Sql = postgres.Sql<{ bigint: number; date: string }>
export type Transaction = postgres.TransactionSql<{ bigint: number; date: string }>
/** Where a repository function runs: on the pool or inside a caller's transaction. */
export type Db = Sql | Transaction

interface OpcoesDoBanco {
  max?: number
  name?: string
  prazos?: Prazos
}

/** A pool over `url`; statements are prepared once per connection. */
export function openDatabase(
  url: string,
  {
    max = 20,
    name = 'vitrine',
    prazos: { conexao, espera, resposta, ...limites } = prazos.loja,
  }: OpcoesDoBanco = {},
): Sql {
  let ultima: Sql | null = null
  const openPool = () => {
    const pool = postgres(url, {
      max,
      types,
      prepare: true,
      idle_timeout: 0,
      connect_timeout: conexao / 1000,
      // A database that is back is found at once; by itself the driver waits up to 20 s between two tries.
      backoff: () => 0.25,
      connection: {
        ...limites,
        application_name: name,
        // Spelled-alike search: the default of .6 misses most typos (brazil.md 10).
        'pg_trgm.word_similarity_threshold': 0.4,
        // Statements begin with the tenant and are indexed for it: planning each call anew costs more than it finds (bench).
        plan_cache_mode: 'force_generic_plan',
      },
      onnotice: () => {},
    })
    fetchTiposOnce(pool, ultima)
    ultima = pool
    return pool
  }
  return guardPool(openPool, { max, espera, resposta })
}
/** What the driver knows of the types of arrays; not among its own types. */
interface Tipos {
  parsers: object
  serializers: object
  shared: { typeArrayMap: object }
}

const tiposOf = (pool: Sql) => pool.options as unknown as Tipos

/**
 * The driver asks each new connection for the types of arrays, in a promise that nobody catches: a connection that ends meanwhile would
 * end the process. They are the same for all: only those of the first pool ask, before its first answer (decision 0093).
 */
function fetchTiposOnce(pool: Sql, antes: Sql | null): void {
  const { parsers, serializers, shared } = tiposOf(pool)
  if (antes) {
    const conhecidos = tiposOf(antes)
    Object.assign(parsers, conhecidos.parsers)
    Object.assign(serializers, conhecidos.serializers)
    Object.assign(shared.typeArrayMap, conhecidos.shared.typeArrayMap)
  }
  Object.defineProperty(pool.options, 'fetch_types', {
    get: () => Object.keys(shared.typeArrayMap).length === 0,
  })
}

/** A piece of SQL to be set into a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>
