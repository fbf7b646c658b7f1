import { setImmediate as nextVolta } from 'node:timers/promises'

import type { Portao } from './portao.ts'
import { codeOf } from './repeat.ts'
import { runFor } from './trabalho.ts'

interface Espera<K, V> extends PromiseWithResolvers<V> {
  um: K
  /** It waits no more. */
  end: () => void
}

/** Of one supplier: what waits, and how many statements are under way. */
interface Fila<K, V> {
  esperando: Set<Espera<K, V>>
  emCurso: number
}

interface Opcoes<K, V> {
  /** Who waits here waits before it. */
  portao: Pick<Portao, 'waitOutside'>
  parteOf: (um: K) => string
  /** As the work of the supplier that is named, whoever came first. Answers in the order in which it was asked, and waits for nothing that somebody holds. */
  work: (parte: string, juntos: readonly K[]) => Promise<readonly V[]>
  /** So many statements of one supplier are under way. One, where two would find held what the other one holds. */
  emCurso?: number
}

/** What one statement takes. */
const MAX_JUNTOS = 20
/** So many of a group go on between two looks at the sockets: twenty that write their answers in one go hold up whoever asks another supplier. */
const POR_VOLTA = 2

/**
 * What comes for one supplier in one turn of the loop, or while as many are under way as may be, is one statement (decision 0206). Alone it waits for nobody; the more
 * there are at once, the more share a statement, and a commit.
 */
export function createGrupos<K, V>({
  portao,
  parteOf,
  work,
  emCurso = 2,
}: Opcoes<K, V>): (um: K) => Promise<V> {
  const filas = new Map<string, Fila<K, V>>()

  function findFila(parte: string): Fila<K, V> {
    const fila = filas.get(parte) ?? { esperando: new Set(), emCurso: 0 }
    filas.set(parte, fila)
    return fila
  }

  async function doNext(parte: string, { esperando }: Fila<K, V>): Promise<void> {
    const juntos = [...esperando.values().take(MAX_JUNTOS)]
    for (const espera of juntos) {
      esperando.delete(espera)
      espera.end()
    }
    try {
      const feitos = await runFor({ parte, hasLeft: undefined }, () =>
        work(
          parte,
          juntos.map(({ um }) => um),
        ),
      )
      void handOut(juntos, feitos)
    } catch (error) {
      for (const { reject } of juntos) reject(error)
    }
  }

  async function run(parte: string, fila: Fila<K, V>): Promise<void> {
    if (fila.emCurso >= emCurso) return
    fila.emCurso += 1
    while (fila.esperando.size > 0) await doNext(parte, fila)
    fila.emCurso -= 1
    if (fila.emCurso === 0 && filas.get(parte) === fila) filas.delete(parte)
  }

  return (um) => {
    const parte = parteOf(um)
    const fila = findFila(parte)
    const promessa = Promise.withResolvers<V>()
    const end = portao.waitOutside((error) => {
      fila.esperando.delete(espera)
      promessa.reject(error)
    })
    const espera = { um, ...promessa, end }
    fila.esperando.add(espera)
    // The first of a group waits for the others of this turn; who comes while enough are under way is taken by the one that ends first.
    if (fila.esperando.size % MAX_JUNTOS === 1) setImmediate(() => void run(parte, fila))
    return promessa.promise
  }
}

async function handOut<K, V>(juntos: readonly Espera<K, V>[], feitos: readonly V[]): Promise<void> {
  for (const [i, { resolve }] of juntos.entries()) {
    if (i > 0 && i % POR_VOLTA === 0) await nextVolta()
    resolve(feitos[i] as V) // one for each
  }
}

/** What one of a group brought (a letter that nothing can keep, a value that a table refuses) is told to nobody else: each is asked alone then. What the database lacks, it lacks for all. */
export const isDeUm = (error: unknown): boolean => /^2[23]/.test(codeOf(error))
