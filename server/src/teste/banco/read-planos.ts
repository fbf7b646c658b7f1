import type { Sql } from '../../infra/index.ts'

/** A plan as EXPLAIN (analyze, format json) tells it. */
interface Plano {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  Plans?: Plano[]
}

/** Rows that a step took up, those that it threw away too. */
function linhasDe(plano: Plano): number {
  const perdidas = (plano['Rows Removed by Filter'] ?? 0) + (plano['Rows Removed by Index Recheck'] ?? 0)
  return (plano['Actual Rows'] + perdidas) * plano['Actual Loops']
}

function listPassos(plano: Plano): Plano[] {
  return [plano, ...(plano.Plans ?? []).flatMap(listPassos)]
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return `'{${value
      .map((each) => JSON.stringify(each))
      .join(',')
      .replaceAll("'", "''")}}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

/**
 * Steps of the plans of what `work` asks the database that take up more than `max` rows, as text. The statements are prepared and run as
 * production does: one plan for every supplier.
 */
export async function listPassosLargos(
  sql: Sql,
  max: number,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const comandos: { query: string; parameters: readonly unknown[] }[] = []
  sql.options.debug = (_connection, query, parameters) => void comandos.push({ query, parameters })
  await work().finally(() => (sql.options.debug = false))
  const lidos = comandos.filter(
    ({ query }) => /^\s*(with|select)/.test(query) && !query.startsWith('select pg_notify('),
  )
  if (lidos.length === 0) throw new Error('nothing was asked')
  const largos: string[] = []
  for (const { query, parameters } of lidos) {
    const passos = listPassos(await explain(sql, query, parameters)).filter((passo) => linhasDe(passo) > max)
    for (const passo of passos)
      largos.push(`${passo['Node Type']} ${passo['Relation Name'] ?? ''}: ${linhasDe(passo)} rows`)
  }
  return largos
}

async function explain(sql: Sql, query: string, parameters: readonly unknown[]): Promise<Plano> {
  return sql.begin(async (tx) => {
    await tx.unsafe(`prepare medido as ${query}`)
    const entradas = parameters.length > 0 ? `(${parameters.map(toLiteral).join(', ')})` : ''
    const [row] = await tx.unsafe<{ 'QUERY PLAN': [{ Plan: Plano }] }[]>(
      `explain (analyze, timing off, format json) execute medido ${entradas}`,
    )
    await tx.unsafe('deallocate medido')
    if (!row) throw new Error('EXPLAIN told nothing')
    return row['QUERY PLAN'][0].Plan
  })
}
