import { setTimeout as wait } from 'node:timers/promises'

import { openDatabase, prazos, type Sql } from '../server/src/infra/index.ts'
import { printChat } from './chat.ts'
import { prepareData } from './data.ts'
import { printEscritas } from './escritas.ts'
import { fillFornecedores } from './fornecedores.ts'
import { listPaginas, printPaginas } from './paginas.ts'
import { askAll, runLoad, type LoadResult } from './load.ts'
import { cpuSeconds, postgresCpuSeconds, residentMiB, startServer, type Server } from './processes.ts'
import { heapMiB, readMedida } from './medidas.ts'
import { makeScenarios, type Scenario } from './scenarios.ts'
import { printVizinhos } from './vizinhos.ts'

/**
 * `npm run bench`: this server and the bare reference on the same embedded PostgreSQL, interleaved rounds.
 * Options: --produtos=10000 --fornecedores=10000 --rounds=5 --ms=2000 --conexoes=20 --only=text (chat: conversations alone; escritas: the list beside writes; vizinhos: a supplier beside a busy one; --segundos=30 --mensagens=200) --comandos (the dearest statements of our server)
 */
const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const showsComandos = process.argv.includes('--comandos')
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7) ?? ''
const total = option('produtos', 10_000)
/** How many suppliers the pages are measured with, beside the few that the rest is measured with. */
const muitosFornecedores = option('fornecedores', 10_000)
const POUCOS_FORNECEDORES = 4
const rounds = option('rounds', 5)
const ms = option('ms', 2000)
const connections = option('conexoes', 20)
const ritmo = { segundos: option('segundos', 30), porSegundo: option('mensagens', 200) }
/** After this time without load V8 has returned the memory that it did not need. */
const REST_MS = 20_000
/** Statements of jobs, a few a second however many orders: letters, what waits for a provider. */
const DAS_TAREFAS =
  '(from|update) (correio|evento|falha_tarefa)|insert into correio|for key share of c|as quem\\s+from pedido p join cliente c|try_advisory_xact_lock|pagamento where status = '

const base = process.env.BENCH_DATABASE_URL
if (!base) throw new Error('BENCH_DATABASE_URL is not set: use npm run bench.')
const admin = openDatabase(base, { max: 2, prazos: prazos.manutencao })
const urlOf = (name: string) => Object.assign(new URL(base), { pathname: `/${name}` }).toString()
const newDatabase = async (name: string, template = 'template1') => {
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.unsafe(`create database ${name} template ${template}`)
}
for (const name of ['bench_vitrine', 'bench_referencia']) await newDatabase(name)
await admin.unsafe('create extension if not exists pg_stat_statements')
const [postmaster] = await admin<
  { pid: number }[]
>`select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as pid`

const data = await prepareData(urlOf('bench_vitrine'), urlOf('bench_referencia'), total)
await fillFornecedores(urlOf('bench_vitrine'), data.loja, POUCOS_FORNECEDORES)
const paginas = listPaginas(data).filter(({ nome }) => nome.includes(only))
if (paginas.length > 0) {
  // Before a server has connections to it, which cannot be copied.
  await newDatabase('bench_muitas', 'bench_vitrine')
  await fillFornecedores(urlOf('bench_muitas'), data.loja, muitosFornecedores)
}
// NODE_ENV=production: what a shop runs. DEMO=0: nothing of the demo is loaded or routed.
const startVitrine = (database: string) =>
  startServer(
    'server/build/main.js',
    { DATABASE_URL: urlOf(database), NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'silent' },
    '/readyz',
  )
const vitrine = await startVitrine('bench_vitrine')
const reference = await startServer(
  'bench/reference.ts',
  { DATABASE_URL: urlOf('bench_referencia'), NODE_ENV: 'production' },
  '/list',
)

const CABECA =
  'scenario                     ratio (min–max)        req/s   p50   p99 ms   node / pg CPU ms   reference   statements   memory   KB, theirs   failed'

interface Measured {
  ratios: number[]
  vitrine: LoadResult
  reference: LoadResult
  /** Per answer. */
  cost: Cost
  referenceCost: Cost
}

/** What answers took: CPU milliseconds of Node and of PostgreSQL, statements. Each by answer. */
interface Cost {
  node: number
  postgres: number
  calls: number
  /** Answers that were bytes in memory already. */
  daMemoria: number
}

try {
  process.stdout.write(
    `${total} products, ${rounds} rounds of ${ms} ms, ${connections} connections; ratios are vitrine / reference inside a round\n\n`,
  )
  process.stdout.write(`${CABECA}\n`)
  for (const scenario of makeScenarios(data).filter(({ nome }) => nome.includes(only))) {
    print(scenario.nome, await measure(scenario))
  }
  if (only === '' || only === 'chat') await printChat(urlOf('bench_vitrine'), data, vitrine, ritmo)
  if (only === '' || only === 'escritas')
    await printEscritas(urlOf('bench_vitrine'), data, vitrine, { rounds, ms, connections })
  if (only === '' || only === 'vizinhos') await printVizinhos(data, { vitrine, startVitrine }, { rounds, ms })
  if (showsComandos) await printComandos(admin)
  if (paginas.length > 0) {
    const muitas = await startVitrine('bench_muitas')
    process.stdout.write(`\n${POUCOS_FORNECEDORES} suppliers, and ${muitosFornecedores}\n\n`)
    await printPaginas(paginas, { poucas: vitrine, muitas, reference }, { rounds, ms, connections })
    await muitas.stop()
  }
  process.stdout.write(
    `\nresident after load: ${residentMiB(vitrine.child.pid ?? 0).toFixed(0)} MiB (reference ${residentMiB(reference.child.pid ?? 0).toFixed(0)})\n`,
  )
  process.stdout.write(`of it JavaScript heap: ${await heapMiB(vitrine)} MiB\n`)
  await wait(REST_MS)
  process.stdout.write(
    `resident ${REST_MS / 1000} s later: ${residentMiB(vitrine.child.pid ?? 0).toFixed(0)} MiB, of it JavaScript heap: ${await heapMiB(vitrine)} MiB\n`,
  )
  process.stdout.write(
    `cold start to first 200: ${vitrine.coldStartMs.toFixed(0)} ms (reference ${reference.coldStartMs.toFixed(0)})\n`,
  )
} finally {
  await vitrine.stop()
  await reference.stop()
  await admin.end()
}

async function measure(scenario: Scenario): Promise<Measured> {
  await askAll(vitrine.port, scenario.antes ?? [])
  // Warm-up: caches, prepared statements, JIT.
  await runLoad(vitrine.port, scenario.vitrine, { ms: ms / 2, connections })
  await runLoad(reference.port, scenario.reference, { ms: ms / 2, connections })
  const ratios: number[] = []
  const results: { vitrine: LoadResult; reference: LoadResult }[] = []
  const ourCosts: Cost[] = []
  const theirCosts: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    const ourTurn = () =>
      withCost(vitrine, ourCosts, () => runLoad(vitrine.port, scenario.vitrine, { ms, connections }))
    const theirTurn = () =>
      withCost(reference, theirCosts, () => runLoad(reference.port, scenario.reference, { ms, connections }))
    // Who goes first alternates: a machine that slows down punishes both alike.
    const ours = round % 2 === 0 ? await ourTurn() : undefined
    const theirs = await theirTurn()
    const result = { vitrine: ours ?? (await ourTurn()), reference: theirs }
    results.push(result)
    ratios.push(result.vitrine.perSecond / result.reference.perSecond)
  }
  const last = results.at(-1)
  if (!last) throw new Error('at least one round is needed')
  return {
    ratios: ratios.sort((a, b) => a - b),
    vitrine: {
      ...last.vitrine,
      failed: results.reduce((sum, result) => sum + result.vitrine.failed + result.reference.failed, 0),
    },
    reference: last.reference,
    cost: divide(
      ourCosts,
      results.map((result) => result.vitrine.ok),
    ),
    referenceCost: divide(
      theirCosts,
      results.map((result) => result.reference.ok),
    ),
  }
}

async function withCost(server: Server, costs: Cost[], load: () => Promise<LoadResult>): Promise<LoadResult> {
  const guardadas = await readMedida(server, 'vitrine_respostas_da_memoria')
  const before = await snapshot(admin, server)
  const result = await load()
  const after = await snapshot(admin, server)
  costs.push({
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
    calls: after.calls - before.calls,
    daMemoria: (await readMedida(server, 'vitrine_respostas_da_memoria')) - guardadas,
  })
  return result
}

function divide(costs: readonly Cost[], answers: readonly number[]): Cost {
  const total = answers.reduce((sum, ok) => sum + ok, 0) || 1
  const sum = (part: keyof Cost) => costs.reduce((sum, cost) => sum + cost[part], 0)
  return {
    node: (sum('node') * 1000) / total,
    postgres: (sum('postgres') * 1000) / total,
    calls: sum('calls') / total,
    daMemoria: sum('daMemoria') / total,
  }
}

/**
 * What was used so far: CPU of our Node and of PostgreSQL, statements of our database without transaction control. A condition
 * inside a deferred trigger counts as top level too, by its bare expression: no client sent it.
 */
async function snapshot(sql: Sql, server: Server) {
  const [row] = await sql<{ calls: number }[]>`
    select coalesce(sum(s.calls), 0)::float8 as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = 'bench_vitrine' and s.toplevel and s.query ~* '^\\s*(with|select|insert|update|delete)' and s.query !~* '^\\s*(begin|commit|rollback|set|reset|discard|listen|savepoint|release)'
      and s.query !~* 'pgboss' and s.query !~* ${DAS_TAREFAS}`
  return {
    calls: row?.calls ?? 0,
    node: cpuSeconds(server.child.pid ?? 0),
    postgres: postgresCpuSeconds(postmaster?.pid ?? 0),
  }
}

/** What our server's statements took of PostgreSQL over the whole run, dearest first. */
async function printComandos(sql: Sql): Promise<void> {
  const rows = await sql<{ total: number; mean: number; calls: number; query: string }[]>`
    select s.total_exec_time as total, s.mean_exec_time as mean, s.calls::float8 as calls, regexp_replace(s.query, '\\s+', ' ', 'g') as query
    from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = 'bench_vitrine' order by s.total_exec_time desc limit 20`
  process.stdout.write('\n   total ms    mean ms      calls   statement\n')
  for (const { total, mean, calls, query } of rows) {
    const columns = [
      total.toFixed(0).padStart(11),
      mean.toFixed(3).padStart(10),
      calls.toFixed(0).padStart(10),
    ]
    process.stdout.write(`${columns.join(' ')}   ${query.slice(0, 110)}\n`)
  }
}

function print(nome: string, { ratios, vitrine, reference, cost, referenceCost }: Measured): void {
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0
  const range = `${median.toFixed(2)} (${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)})`
  const columns = [
    nome.padEnd(28),
    range.padEnd(20),
    vitrine.perSecond.toFixed(0).padStart(7),
    vitrine.p50.toFixed(1).padStart(6),
    vitrine.p99.toFixed(1).padStart(6),
    showCpu(cost).padStart(18),
    showCpu(referenceCost).padStart(12),
    cost.calls.toFixed(2).padStart(12),
    `${(cost.daMemoria * 100).toFixed(0)} %`.padStart(8),
    `${(vitrine.bytes / 1024).toFixed(1)} / ${(reference.bytes / 1024).toFixed(1)}`.padStart(12),
    String(vitrine.failed).padStart(8),
  ]
  process.stdout.write(`${columns.join(' ')}\n`)
}

function showCpu({ node, postgres }: Cost): string {
  return `${node.toFixed(2)} / ${postgres.toFixed(2)}`
}
