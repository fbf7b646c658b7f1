import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import type { BenchData } from './data.ts'
import type { Carga } from './gerador.ts'
import type { LoadResult } from './load.ts'
import { cpuSeconds, type Server } from './processes.ts'

/** Connections that ask the big supplier, for each one that asks its neighbour. */
const VEZES = 10
const DO_VIZINHO = 2
/** The crowd is there so long before the neighbour is measured, and after. */
const ANTES_MS = 500
const AQUECER_MS = 4000

/** What the crowd asks for, and whether of the same process; of another one it costs the neighbour the processor alone. */
const CARGAS = {
  quiet: null,
  'beside its search': { pedido: 'search', aqui: true },
  'beside its list by price': { pedido: 'list by price', aqui: true },
  'beside its search of another process': { pedido: 'search', aqui: false },
  'beside that list of another process': { pedido: 'list by price', aqui: false },
} as const satisfies Record<string, Multidao | null>

interface Multidao {
  pedido: Carga['pedido']
  aqui: boolean
}

interface Medida {
  p50: number[]
  p95: number[]
  partes: number[]
  multidao: number[]
  /** Of one processor, in percent. */
  servidor: number[]
  geradores: number[]
}

/**
 * E2: what the visitors of a small supplier wait while a big one is asked for ten times as much, against the quiet pace of the same round. Crowd and
 * neighbour are asked by a process each: one would read the answers of both in its own order. What is left beside a crowd at `outro`, another
 * process on the same processors, is the machine's and no order of turns mends it.
 */
export async function printVizinhos(
  { loja }: BenchData,
  { vitrine: aqui, startVitrine }: { vitrine: Server; startVitrine: (database: string) => Promise<Server> },
  { rounds, ms }: { rounds: number; ms: number },
): Promise<void> {
  const outro = await startVitrine('bench_vitrine')
  const [multidao, vizinho] = [startGerador(), startGerador()]
  const medidas = new Map(Object.keys(CARGAS).map((nome) => [nome, emptyMedida()]))
  const askVizinho = (quanto: number) =>
    vizinho.run({
      port: aqui.port,
      slug: 'vizinha-1',
      pedido: 'short search',
      ms: quanto,
      connections: DO_VIZINHO,
    })
  const crowd = ({ pedido, aqui: noMesmo }: Multidao, quanto: number) =>
    multidao.run({
      port: (noMesmo ? aqui : outro).port,
      slug: loja.slug,
      pedido,
      ms: quanto,
      connections: DO_VIZINHO * VEZES,
    })
  // What is searched for the first time is read from the database, and code that ran little is slow.
  for (const carga of Object.values(CARGAS)) if (carga) await crowd(carga, AQUECER_MS)
  for (let round = 0; round < rounds; round += 1) {
    let quieto = 0
    for (const [nome, carga] of Object.entries(CARGAS)) {
      const cheia = carga && crowd(carga, ms + 2 * ANTES_MS)
      await askVizinho(ANTES_MS)
      const antes = readCpu(aqui, [multidao, vizinho])
      const lido = await askVizinho(ms)
      const depois = readCpu(aqui, [multidao, vizinho])
      const dela = await cheia
      if (!carga) quieto = lido.p95
      note(medidas.get(nome), {
        p50: lido.p50,
        p95: lido.p95,
        partes: lido.p95 / quieto,
        multidao: dela?.perSecond ?? 0,
        servidor: ((depois.servidor - antes.servidor) * 100_000) / ms,
        geradores: ((depois.geradores - antes.geradores) * 100_000) / ms,
      })
    }
  }
  multidao.stop()
  vizinho.stop()
  await outro.stop()
  print(medidas)
}

function note(medida: Medida | undefined, lida: Record<keyof Medida, number>): void {
  for (const [nome, valor] of Object.entries(lida)) medida?.[nome as keyof Medida].push(valor) // of a record that has only these
}

const emptyMedida = (): Medida => ({
  p50: [],
  p95: [],
  partes: [],
  multidao: [],
  servidor: [],
  geradores: [],
})

interface Gerador {
  child: ChildProcess
  run(carga: Carga): Promise<LoadResult>
  stop(): void
}

function startGerador(): Gerador {
  const child = fork(fileURLToPath(new URL('gerador.ts', import.meta.url)))
  return {
    child,
    run: async (carga) => {
      child.send(carga)
      const [lido] = await once(child, 'message')
      return lido as LoadResult // gerador.ts answers nothing else
    },
    stop: () => child.disconnect(),
  }
}

const readCpu = (servidor: Server, geradores: readonly Gerador[]) => ({
  servidor: cpuSeconds(servidor.child.pid ?? 0),
  geradores: geradores.reduce((soma, { child }) => soma + cpuSeconds(child.pid ?? 0), 0),
})

function print(medidas: ReadonlyMap<string, Medida>): void {
  process.stdout.write(
    '\na neighbour of a busy supplier           p50   p95 ms   of the quiet pace   answers/s of the busy one   server / generators, % of a processor\n',
  )
  for (const [nome, { p50, p95, partes, multidao, servidor, geradores }] of medidas)
    process.stdout.write(
      `${nome.padEnd(37)} ${show(p50, 1, 6)} ${show(p95, 1, 8)}   ${show(partes, 2, 17)}   ${show(multidao, 0, 25)}   ${show(servidor, 0, 6)} / ${show(geradores, 0, 0)}\n`,
    )
}

/** The middle one. */
const show = (lidas: readonly number[], casas: number, largura: number) =>
  (lidas.toSorted((a, b) => a - b)[Math.floor(lidas.length / 2)] ?? 0).toFixed(casas).padStart(largura)
