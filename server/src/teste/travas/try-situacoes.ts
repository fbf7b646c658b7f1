import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestApp, type AppDeTeste } from '../app-de-teste.ts'
import { createMovimentos, type Movimentos } from './create-movimentos.ts'
import { buildCena, openProcesso, type Cena, type Processo } from './open-cena.ts'
import { racePares, type Situacao } from './race-pares.ts'
import { readDesvios } from './read-desvios.ts'

/** An order of the scene, made anew for each pair, and what may happen to it at once. */
export type MakeSituacao = (cena: Cena, movimentos: Movimentos) => Promise<Situacao>

/**
 * Decision 0064: all moves of an order take their rows in one order. Two processes, each with a pool of its own, make every pair
 * of moves on one order at once; a deadlock that is tried again unseen (decision 0063) counts as one too.
 */
export function trySituacoes(situacoes: Record<string, MakeSituacao>): void {
  let app: AppDeTeste
  let cena: Cena
  let processos: (Processo & { end: () => Promise<void> })[]

  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    cena = await buildCena(app)
    processos = await Promise.all([openProcesso(app), openProcesso(app)])
  })

  test.each(Object.entries(situacoes))(
    '%s: any two moves at once, in two processes',
    async (_, make) => {
      const movimentos = createMovimentos(cena)
      const antes = await countDeadlocks(app)
      const { nomes, tomados, ...corrida } = await racePares(processos, () => make(cena, movimentos))
      // Every move was carried out at least once, not only refused.
      expect(tomados).toEqual(nomes)
      // A connection that ends hands its counts in.
      for (const processo of processos) await processo.end()
      const deadlocks = (await countDeadlocks(app)) - antes
      expect({ ...corrida, deadlocks }).toEqual({ erros: [], repetidas: [0, 0], deadlocks: 0 })
      expect(Object.entries(await readDesvios(cena)).filter(([, desvio]) => desvio !== 0)).toEqual([])
    },
    300_000,
  )
}

/** As the connections that ended say. */
async function countDeadlocks({ sql }: AppDeTeste): Promise<number> {
  const [row] = await sql<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`
  return row?.deadlocks ?? 0
}
