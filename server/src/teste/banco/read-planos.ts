import type { Sql } from '../../infra/index.ts'

/** A plan as EXPLAIN (analyze, format json) tells it. */
interface Plano {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
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

/** Tables with a row for each product or customer of a supplier. */
const DE_TODOS = ['produto', 'estoque', 'preco_em_vigor', 'carrinho', 'cadastroextracliente']
/** Rows of a table that is read whole with good reason. */
const POUCAS = 1000

interface Esquema {
  /** Columns of each index, in its order. */
  colunas: ReadonlyMap<string, readonly string[]>
  /** Those of `DE_TODOS` that are no small tables. */
  grandes: ReadonlySet<string>
}

async function readEsquema(sql: Sql): Promise<Esquema> {
  const rows = await sql<{ nome: string; colunas: string[] }[]>`
    select c.relname as nome, array_agg(pg_get_indexdef(i.indexrelid, n, false) order by n) as colunas
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam, generate_series(1, i.indnkeyatts) n
    where m.amname = 'btree' and i.indnkeyatts > 1 group by c.oid, c.relname`
  const tabelas = await sql<{ nome: string }[]>`
    select relname as nome from pg_class where relname = any(${DE_TODOS}) and reltuples > ${POUCAS}`
  return {
    colunas: new Map(rows.map(({ nome, colunas }) => [nome, colunas])),
    grandes: new Set(tabelas.map(({ nome }) => nome)),
  }
}

/**
 * Whether it goes through all products or customers of a supplier, which rows do not tell: in an index, to keep what a column behind the next one says, or to have
 * them in common with a list.
 */
function isDaLojaToda(plano: Plano, pai: Plano | undefined, { colunas, grandes }: Esquema): boolean {
  if (!grandes.has(plano['Relation Name'] ?? '')) return false
  if (plano['Node Type'] === 'Seq Scan') return true
  const [primeira, segunda, ...outras] = colunas.get(plano['Index Name'] ?? '') ?? []
  if (primeira !== 'idfornecedor' || !segunda) return false
  const isAsked = (coluna: string) => new RegExp(`\\b${coluna}\\b`).test(plano['Index Cond'] ?? '')
  if (isAsked(segunda)) return false
  return outras.some(isAsked) || /Hash|Merge/.test(pai?.['Node Type'] ?? '')
}

/** json and jsonb. */
const JSONS = new Set([114, 3802])

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return `'{${value
      .map((each) => JSON.stringify(each))
      .join(',')
      .replaceAll("'", "''")}}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

interface Comando {
  query: string
  parameters: readonly unknown[]
  /** OID of the type of each; 0: as the statement has it. */
  types: readonly number[]
}

async function listComandos(sql: Sql, work: () => Promise<unknown>): Promise<Comando[]> {
  const comandos: Comando[] = []
  sql.options.debug = (_connection, query, parameters, types) =>
    void comandos.push({ query, parameters, types })
  await work().finally(() => (sql.options.debug = false))
  return comandos.filter(({ query }) => !query.startsWith('select pg_notify('))
}

/**
 * Steps of the plans of what `work` asks the database that take up more than `max` rows, as text, and those that go through all of a supplier. The
 * statements are prepared and run as production does: one plan for every supplier.
 */
export async function listPassosLargos(
  sql: Sql,
  max: number,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const comandos = await listComandos(sql, work)
  const lidos = comandos.filter(({ query }) => /^\s*(with|select)/.test(query))
  if (lidos.length === 0) throw new Error('nothing was asked')
  const esquema = await readEsquema(sql)
  const largos: string[] = []
  for (const comando of lidos) {
    const plano = await explain(sql, comando, 'analyze, timing off,')
    for (const passo of listPassos(plano).filter((each) => linhasDe(each) > max))
      largos.push(`${passo['Node Type']} ${passo['Relation Name'] ?? ''}: ${linhasDe(passo)} rows`)
    largos.push(...listVoltasDe(plano, esquema))
  }
  return largos
}

/** Steps that go through all products or customers of a supplier in the plans of what `work` asks or writes; none of it is run again. */
export async function listVoltas(sql: Sql, work: () => Promise<unknown>): Promise<string[]> {
  const comandos = await listComandos(sql, work)
  const deTodos = comandos.filter(({ query }) => DE_TODOS.some((tabela) => query.includes(tabela)))
  if (deTodos.length === 0) throw new Error('no product was asked for')
  const esquema = await readEsquema(sql)
  const voltas: string[] = []
  for (const comando of deTodos) voltas.push(...listVoltasDe(await explain(sql, comando, ''), esquema))
  return voltas
}

function listVoltasDe(plano: Plano, esquema: Esquema, pai?: Plano): string[] {
  const abaixo = (plano.Plans ?? []).flatMap((each) => listVoltasDe(each, esquema, plano))
  if (!isDaLojaToda(plano, pai, esquema)) return abaixo
  return [
    `${plano['Node Type']} ${plano['Index Name'] ?? plano['Relation Name']}: all of a supplier`,
    ...abaixo,
  ]
}

async function explain(sql: Sql, { query, parameters, types }: Comando, como: string): Promise<Plano> {
  return sql.begin(async (tx) => {
    const [{ nomes } = { nomes: [] }] = await tx<{ nomes: string[] }[]>`
      select array(select coalesce(format_type(nullif(oid, 0), null), 'unknown') from unnest(${[...types]}::oid[]) with ordinality t (oid, n) order by n) as nomes`
    await tx.unsafe(`prepare medido ${nomes.length > 0 ? `(${nomes.join(', ')})` : ''} as ${query}`)
    const literais = parameters.map((value, i) =>
      JSONS.has(types[i] ?? 0) ? toLiteral(JSON.stringify(value)) : toLiteral(value),
    )
    const entradas = literais.length > 0 ? `(${literais.join(', ')})` : ''
    const [row] = await tx.unsafe<{ 'QUERY PLAN': [{ Plan: Plano }] }[]>(
      `explain (${como} format json) execute medido ${entradas}`,
    )
    await tx.unsafe('deallocate medido')
    if (!row) throw new Error('EXPLAIN told nothing')
    return row['QUERY PLAN'][0].Plan
  })
}
