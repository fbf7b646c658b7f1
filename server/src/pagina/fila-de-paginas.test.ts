import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { Falha } from '#infra'

import { FilaDePaginas } from './fila-de-paginas.ts'

const nunca = new AbortController().signal

/** As drawing does: the processor, and nothing else, for so long. */
const draw = (ms: number) => async () => {
  const ate = performance.now() + ms
  while (performance.now() < ate);
}

/** Pages that all come at once, each of which takes so long to draw. */
async function ask(fila: FilaDePaginas, quantas: number, ms: number) {
  const desde = performance.now()
  const recebidas = await Promise.allSettled(
    Array.from({ length: quantas }, () =>
      fila.admit('loja', async () => {
        await fila.draw('loja', nunca, draw(ms))
        return performance.now() - desde
      }),
    ),
  )
  return {
    feitas: recebidas.flatMap((cada) => (cada.status === 'fulfilled' ? [cada.value] : [])),
    recusas: recebidas.flatMap((cada) => (cada.status === 'rejected' ? [cada.reason as unknown] : [])),
  }
}

test('of three hundred pages at once those are made that come within two seconds, and the rest is refused at once', async () => {
  const fila = new FilaDePaginas()
  for (let i = 0; i < 20; i += 1) await fila.admit('loja', () => fila.draw('loja', nunca, draw(20)))
  const { feitas, recusas } = await ask(fila, 300, 20)
  expect(feitas.length).toBeGreaterThanOrEqual(30)
  // As many as are made in any case take what they take where others use the processor; more than those only in time.
  if (feitas.length > 30) expect(Math.max(...feitas)).toBeLessThan(3000)
  expect(feitas.length).toBeLessThan(120)
  expect(recusas.length).toBe(300 - feitas.length)
  for (const recusa of recusas)
    expect(recusa).toMatchObject({ codigo: 'indisponivel', status: 503 } as Partial<Falha>)
  expect(fila).toMatchObject({ emCurso: 0, recusadas: recusas.length })
  // The crowd has left: who comes now is served.
  expect((await ask(fila, 5, 1)).feitas).toHaveLength(5)
})

test('between two pages the process does its other work', async () => {
  const fila = new FilaDePaginas()
  const cheia = ask(fila, 20, 10)
  let voltas = 0
  const other = (async () => {
    while (fila.emCurso > 0) {
      await nextTurn()
      voltas += 1
    }
  })()
  await Promise.all([cheia, other])
  expect(voltas).toBeGreaterThanOrEqual(20)
})

test('a page that waits for its data holds up no other', async () => {
  const fila = new FilaDePaginas()
  const { promise: dados, resolve: come } = Promise.withResolvers<undefined>()
  const lenta = fila.admit('loja', async () => {
    await dados
    return fila.draw('loja', nunca, () => Promise.resolve('lenta'))
  })
  await expect(
    fila.admit('loja', () => fila.draw('loja', nunca, () => Promise.resolve('outra'))),
  ).resolves.toBe('outra')
  come(undefined)
  await expect(lenta).resolves.toBe('lenta')
})

test('a page that failed leaves its place, and nothing is drawn for who has left', async () => {
  const fila = new FilaDePaginas()
  await expect(fila.admit('loja', () => Promise.reject(new Error('torta')))).rejects.toThrow('torta')
  const foi = AbortSignal.abort(new Error('foi embora'))
  let desenhos = 0
  const ida = fila.admit('loja', () => fila.draw('loja', foi, () => Promise.resolve((desenhos += 1))))
  await expect(ida).rejects.toThrow('foi embora')
  expect(desenhos).toBe(0)
  expect(fila.emCurso).toBe(0)
})

test('while one store is visited by hundreds, a page of another one is the next but one', async () => {
  const fila = new FilaDePaginas()
  for (let i = 0; i < 20; i += 1) await fila.admit('loja', () => fila.draw('loja', nunca, draw(20)))
  const cheia = ask(fila, 300, 20)
  const ordem: string[] = []
  const note = (loja: string) =>
    fila.admit(loja, () => fila.draw(loja, nunca, () => Promise.resolve(ordem.push(loja))))
  await Promise.all([
    fila
      .admit('loja', () => fila.draw('loja', nunca, () => Promise.resolve(ordem.push('loja'))))
      .catch(() => 0),
    note('outra'),
    note('terceira'),
  ])
  expect(ordem.filter((loja) => loja !== 'loja')).toEqual(['outra', 'terceira'])
  // The crowd is still at it.
  expect(fila.emCurso).toBeGreaterThan(0)
  await cheia
  expect(fila.emCurso).toBe(0)
})
