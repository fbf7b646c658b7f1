import { openDatabase, prazos } from '../server/src/infra/index.ts'
import { chamadasGrandes, type ChamadaGrande } from './chamadas-grandes.ts'
import { openClient } from './load.ts'
import { makeLoja, openLoja, type LojaGrande, type Tamanho } from './loja-grande.ts'
import { startServer, type Server } from './processes.ts'

/**
 * `npm run bench -- --grande`: what grows with a store. A store of 10,000 products and one of a million, in two databases of one
 * embedded PostgreSQL and with a server each, asked the same by turns, one request at a time.
 * Options: --produtos=1000000 --fornecedores=10000 --pedidos=1000000 --vezes=40 --only=text
 */
const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7) ?? ''
const vezes = option('vezes', 40)
const pequena: Tamanho = { produtos: 10_000, fornecedores: 20, pedidos: 20_000 }
const grande: Tamanho = {
  produtos: option('produtos', 1_000_000),
  fornecedores: option('fornecedores', 10_000),
  pedidos: option('pedidos', 1_000_000),
}

const base = process.env.BENCH_DATABASE_URL
if (!base) throw new Error('BENCH_DATABASE_URL is not set: use npm run bench.')

interface Lado {
  loja: LojaGrande
  server: Server
}

const admin = openDatabase(base, { max: 1, prazos: prazos.manutencao })
const urlOf = (nome: string) => Object.assign(new URL(base), { pathname: `/${nome}` }).toString()

/** The database of a size, made once: who keeps its cluster finds it again. */
async function openLado(tamanho: Tamanho): Promise<Lado> {
  const nome = `grande_${Object.values(tamanho).join('_')}`
  const [known] = await admin`select from pg_database where datname = ${nome}`
  if (!known) {
    const began = performance.now()
    // Under another name as long as it is half done.
    await admin.unsafe(`drop database if exists ${nome}_nova with (force)`)
    await admin.unsafe(`create database ${nome}_nova`)
    const tell = (feito: string) =>
      process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(6)} s: ${feito}\n`)
    await makeLoja(urlOf(`${nome}_nova`), tamanho, tell)
    await admin.unsafe(`alter database ${nome}_nova rename to ${nome}`)
    process.stdout.write(`${nome}: ${((performance.now() - began) / 1000).toFixed(0)} s to make\n`)
  }
  const url = urlOf(nome)
  const loja = await openLoja(url, tamanho)
  const server = await startServer(
    'server/build/main.js',
    { DATABASE_URL: url, NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'silent' },
    '/readyz',
  )
  return { loja, server }
}

const lados = [await openLado(pequena), await openLado(grande)]
try {
  process.stdout.write('\ncall                            ms of few   ms of many   many / few   failed\n')
  for (const chamada of chamadasGrandes.filter(({ nome }) => nome.includes(only))) await printChamada(chamada)
} finally {
  for (const { server } of lados) await server.stop()
  await admin.end()
}

/** The median of one side after the other, by turns: a machine that slows down is slow for both. */
async function printChamada({ nome, make }: ChamadaGrande): Promise<void> {
  const tempos: number[][] = lados.map(() => [])
  let failed = 0
  for (let vez = -5; vez < vezes; vez++) {
    for (const [i, { loja, server }] of lados.entries()) {
      const request = make(loja)
      // A connection of its own: one that waits for the other side's answer may be closed meanwhile.
      const client = await openClient(server.port)
      const began = performance.now()
      const status = await client.send(request)
      if (status !== 200) failed += 1
      // The first ones prepare statements and warm up what is compiled.
      if (vez >= 0) tempos[i]?.push(performance.now() - began)
      client.close()
    }
  }
  const [few = 0, many = 0] = tempos.map(medianOf)
  process.stdout.write(
    `${nome.padEnd(30)} ${few.toFixed(2).padStart(10)} ${many.toFixed(2).padStart(12)} ${(many / few).toFixed(2).padStart(12)} ${String(failed).padStart(8)}\n`,
  )
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
