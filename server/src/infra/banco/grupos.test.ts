import { setTimeout as wait } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createGrupos } from './grupos.ts'
import { Portao } from './portao.ts'
import { readTrabalho, runFor } from './trabalho.ts'

/** Decision 0206. */
const parteOf = (um: string) => um.slice(0, 1)

/** Each group as it was asked, with whose work it was; a group ends when it is let go. */
function openGrupos(work = async (_juntos: readonly string[]): Promise<void> => {}, espera = 60_000) {
  const grupos: string[][] = []
  const portao = new Portao({ max: 1, espera, onFora: () => {} })
  const ask = createGrupos<string, string>({
    portao,
    parteOf,
    work: async (parte, juntos) => {
      grupos.push([`${parte}=${readTrabalho().parte}`, ...juntos])
      await work(juntos)
      return juntos.map((um) => um.toUpperCase())
    },
  })
  return { grupos, portao, ask }
}
const many = (quantos: number) => Array.from({ length: quantos }, (_, i) => `a${i}`)

test('what comes in one turn is one group of its supplier, its own work, answered each with its own', async () => {
  const { grupos, ask } = openGrupos()
  const feitos = await runFor({ parte: 'z', hasLeft: () => true }, () =>
    Promise.all(['a1', 'b1', 'a2', 'b2'].map(ask)),
  )
  expect(feitos).toEqual(['A1', 'B1', 'A2', 'B2'])
  expect(grupos).toEqual([
    ['a=a', 'a1', 'a2'],
    ['b=b', 'b1', 'b2'],
  ])
})

test('what comes while two are under way is the next one, with whatever came with it', async () => {
  const portas = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  let vez = 0
  const { grupos, ask } = openGrupos(() => portas[vez++]?.promise ?? Promise.resolve())
  const feitos: Promise<string>[] = []
  for (const um of ['a1', 'a2', 'a3', 'a4', 'a5']) {
    feitos.push(ask(um))
    await wait(5)
  }
  expect(grupos).toEqual([
    ['a=a', 'a1'],
    ['a=a', 'a2'],
  ])
  // Another supplier waits for none of them.
  portas[2]?.resolve()
  expect(await ask('b1')).toBe('B1')
  portas[1]?.resolve()
  await wait(5)
  expect(grupos.at(-1)).toEqual(['a=a', 'a3', 'a4', 'a5'])
  portas[0]?.resolve()
  expect(await Promise.all(feitos)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5'])
})

test('no more than twenty are one group', async () => {
  const { grupos, ask } = openGrupos()
  expect(await Promise.all(many(45).map(ask))).toEqual(many(45).map((um) => um.toUpperCase()))
  expect(grupos.map((grupo) => grupo.length - 1)).toEqual([20, 20, 5])
})

test('of a group two go on between two looks at the sockets, in the order in which they came', async () => {
  const { ask } = openGrupos()
  const porVolta: string[][] = [[]]
  let isDone = false
  const look = () => {
    porVolta.push([])
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await Promise.all(
    many(20).map(async (um) => {
      const feito = await ask(um)
      porVolta.at(-1)?.push(feito)
    }),
  )
  isDone = true
  expect(porVolta.flat()).toEqual(many(20).map((um) => um.toUpperCase()))
  expect(Math.max(...porVolta.map((volta) => volta.length))).toBe(2)
})

test('a group that fails fails for each in it, and for nobody else', async () => {
  const { ask } = openGrupos(async (juntos) => {
    if (juntos.includes('a1')) throw new Error('a')
  })
  expect(await Promise.allSettled(['a1', 'b1', 'a2'].map(ask))).toEqual([
    { status: 'rejected', reason: new Error('a') },
    { status: 'fulfilled', value: 'B1' },
    { status: 'rejected', reason: new Error('a') },
  ])
  expect(await ask('a3')).toBe('A3')
})

test('two statements are under way however many came in one turn, and no third', async () => {
  const portas = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  let vez = 0
  const { grupos, portao, ask } = openGrupos(() => portas[vez++]?.promise ?? Promise.resolve())
  const feitos = Promise.all(many(45).map(ask))
  await wait(5)
  expect(grupos.map(({ length }) => length - 1)).toEqual([20, 20])
  expect(portao.esperando).toBe(5)
  for (const { resolve } of portas) resolve()
  expect(await feitos).toHaveLength(45)
  expect(grupos.map(({ length }) => length - 1)).toEqual([20, 20, 5])
  expect(portao.esperando).toBe(0)
})

test('who waits for longer than for a connection is told so, while two that hang are under way', async () => {
  const porta = Promise.withResolvers<void>()
  const { grupos, portao, ask } = openGrupos(() => porta.promise, 100)
  const primeiros = Promise.all(many(40).map(ask))
  await wait(5)
  await expect(ask('a99')).rejects.toThrow('no connection of the pool became free in time')
  expect([portao.esperando, portao.recusadas]).toEqual([0, 1])
  porta.resolve()
  expect(await primeiros).toHaveLength(40)
  expect(grupos.flat()).not.toContain('a99')
})
