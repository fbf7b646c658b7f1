import { portaoOf } from '../../infra/index.ts'
import type { Movimento, Processo } from './open-cena.ts'

/** What may happen at the same time to one order. */
export interface Situacao {
  movimentos: Record<string, Movimento>
  /** Of these two only one may be carried out. */
  excluem?: readonly (readonly [string, string])[]
}

export interface Corrida {
  /** Pairs that were answered with a failure of the server, or both carried out though they exclude each other. */
  erros: string[]
  /** Moves that were carried out at least once. */
  tomados: string[]
  /** Moves that there are. */
  nomes: string[]
  /** Deadlocks that the gate tried again unseen (decision 0063), per process. */
  repetidas: number[]
}

/** Orders that are raced over at the same time, so that pairs of one order meet those of others too. */
const JUNTAS = 3

/** So often pairs are made again of which a move was only refused so far: who comes first is for the machine to say. */
const DE_NOVO = 5

/** Makes each pair of moves at once in two processes, `vezes` times, each time on an order of its own. */
export async function racePares(
  processos: readonly Processo[],
  build: () => Promise<Situacao>,
  vezes = 1,
): Promise<Corrida> {
  const antes = countRepetidas(processos)
  const nomes = Object.keys((await build()).movimentos)
  const pares = nomes.flatMap((uma, i) => nomes.slice(i).map((outra) => [uma, outra] as const))
  const fila = Array.from({ length: vezes }, () => pares).flat()
  const erros: string[] = []
  const tomados = new Set<string>()
  const work = async () => {
    for (let par = fila.shift(); par; par = fila.shift()) {
      const [uma, outra] = par
      const { movimentos, excluem = [] } = await build()
      const respostas = await race(processos, [movimentos[uma], movimentos[outra]])
      const feitas = [uma, outra].filter((_, i) => respostas[i]?.includes(200))
      for (const nome of feitas) tomados.add(nome)
      const mal = respostas.flat().filter((status) => status >= 500)
      if (mal.length > 0) erros.push(`${uma} + ${outra}: ${mal.join(', ')}`)
      if (excluem.some((dois) => dois.every((nome) => feitas.includes(nome))))
        erros.push(`${uma} + ${outra}: both`)
    }
  }
  await Promise.all(Array.from({ length: JUNTAS }, work))
  for (let n = 0; n < DE_NOVO && tomados.size < nomes.length; n += 1) {
    fila.push(...pares.filter((par) => par.some((nome) => !tomados.has(nome))))
    await Promise.all(Array.from({ length: JUNTAS }, work))
  }
  const repetidas = countRepetidas(processos).map((n, i) => n - (antes[i] ?? 0))
  return { erros, tomados: [...tomados].toSorted(), nomes: nomes.toSorted(), repetidas }
}

/** More than two of each: a ring may need somebody who begins while another one waits. Answers the statuses by move. */
async function race(
  processos: readonly Processo[],
  par: readonly (Movimento | undefined)[],
): Promise<number[][]> {
  const duas = [...processos, ...processos].map((em) =>
    par.map((movimento) => movimento?.(em) ?? Promise.reject(new Error('no such move'))),
  )
  const respostas = await Promise.all(duas.flat())
  return par.map((_, qual) => respostas.filter((__, i) => i % par.length === qual))
}

const countRepetidas = (processos: readonly Processo[]) =>
  processos.map(({ sql }) => portaoOf(sql).repetidas.get('40P01') ?? 0)
