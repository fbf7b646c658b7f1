import type { BenchData } from './data.ts'
import { runLoad } from './load.ts'
import type { Server } from './processes.ts'

/** Connections that ask the big supplier, for each one that asks its neighbour. */
const VEZES = 10
const DO_VIZINHO = 2

/** What the crowd asks for: never in memory, of 10,000 products. */
const CARGAS = {
  quiet: null,
  'beside its search': (slug: string) =>
    `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0?sk=${drawLetra()}${drawLetra()}`,
  'beside its list by price': (slug: string) =>
    `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0?ordenacao=maior_preco&page=${Math.ceil(Math.random() * 400)}`,
} as const

const drawLetra = () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))

/**
 * E2: what the visitors of a small supplier wait while a big one is asked for ten times as much, against the quiet pace of the same round. Each of
 * their answers is read from the database too.
 */
export async function printVizinhos(
  { loja }: BenchData,
  { port }: Server,
  { rounds, ms }: { rounds: number; ms: number },
): Promise<void> {
  const toDele = () => ({
    method: 'GET' as const,
    path: `/v1/app/vizinha-1/listaprodutosf/${Math.random().toFixed(9)},0?sk=${drawLetra()}`,
  })
  const medidas = new Map(
    Object.keys(CARGAS).map((nome) => [
      nome,
      { p95: [] as number[], partes: [] as number[], multidao: [] as number[] },
    ]),
  )
  for (let round = 0; round < rounds; round += 1) {
    let quieto = 0
    for (const [nome, toPath] of Object.entries(CARGAS)) {
      const cheia = toPath
        ? runLoad(port, () => ({ method: 'GET', path: toPath(loja.slug) }), {
            ms: ms + 500,
            connections: DO_VIZINHO * VEZES,
          })
        : null
      // The crowd is there first.
      await runLoad(port, toDele, { ms: 500, connections: DO_VIZINHO })
      const { p95 } = await runLoad(port, toDele, { ms, connections: DO_VIZINHO })
      const multidao = await cheia
      if (!toPath) quieto = p95
      medidas.get(nome)?.p95.push(p95)
      medidas.get(nome)?.partes.push(p95 / quieto)
      medidas.get(nome)?.multidao.push(multidao?.perSecond ?? 0)
    }
  }
  process.stdout.write(
    '\na neighbour of a busy supplier        p95 ms   of the quiet pace   answers/s of the busy one\n',
  )
  for (const [nome, { p95, partes, multidao }] of medidas)
    process.stdout.write(
      `${nome.padEnd(36)} ${middleOf(p95).toFixed(1).padStart(7)}   ${middleOf(partes).toFixed(2).padStart(17)}   ${middleOf(multidao).toFixed(0)}\n`,
    )
}

const middleOf = (lidas: readonly number[]) =>
  lidas.toSorted((a, b) => a - b)[Math.floor(lidas.length / 2)] ?? 0
