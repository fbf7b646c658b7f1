import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Rodizio } from './rodizio.ts'

/** E2, 16.4: whose call is begun next. The loop turns, and its clock goes, only when a test says so. */
let agora: number
let voltas: (() => void)[]
let rodizio: Rodizio
let ordem: string[]

beforeEach(() => {
  agora = 10_000
  voltas = []
  ordem = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => agora)
  vi.stubGlobal('setImmediate', (then: () => void) => voltas.push(then))
  rodizio = new Rodizio()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The loop has looked at its sockets: whatever waits for that runs, each with all that it leads to. */
async function turn(): Promise<void> {
  for (const then of voltas.splice(0)) {
    then()
    for (let i = 0; i < 10; i += 1) await Promise.resolve()
  }
}

/** A call that takes a millisecond of the loop once it is begun. */
function ask(nome: string, hasLeft?: () => boolean): void {
  const begin = () => {
    agora += 1
    ordem.push(nome)
  }
  const vez = rodizio.wait(nome, hasLeft)
  if (vez) vez.then(begin, (error: { code: string }) => ordem.push(`${nome} ${error.code}`))
  else begin()
}
const many = (quantas: number, nome: string) => {
  for (let i = 0; i < quantas; i += 1) ask(nome)
}
/** Two suppliers are asked: each is somebody else to the other. */
async function meet(): Promise<void> {
  ask('b')
  ask('a')
  await turn()
  ordem.length = 0
}

test('alone, a supplier waits for nothing, however much it is asked', () => {
  many(500, 'a')
  expect(ordem).toHaveLength(500)
  expect(voltas).toEqual([])
})

test('a supplier that was alone for two seconds is so again', async () => {
  await meet()
  many(3, 'a')
  expect(rodizio).toMatchObject({ esperando: 2, contidas: 1 })
  while (rodizio.esperando > 0) await turn()
  agora += 2001
  ordem.length = 0
  many(500, 'a')
  expect(ordem).toHaveLength(500)
})

test('a neighbour is begun before what waits of a crowd, whenever it comes', async () => {
  await meet()
  many(20, 'a')
  await turn()
  expect(ordem).toEqual(['a', 'a'])
  // It has had fewer turns than the crowd: it is next. Its second call is not.
  many(2, 'b')
  expect(ordem).toEqual(['a', 'a', 'b'])
  await turn()
  await turn()
  await turn()
  expect(ordem).toEqual(['a', 'a', 'b', 'a', 'b', 'a'])
})

test('calls of three suppliers are begun by turns, those of each in the order in which they came', async () => {
  await meet()
  many(4, 'a')
  many(3, 'b')
  many(2, 'c')
  while (rodizio.esperando > 0) await turn()
  expect(ordem.join(' ')).toBe('a b c a b c a b a')
})

test('between two calls the loop looks at its sockets, and after a long piece of other work more of them begin', async () => {
  await meet()
  many(20, 'a')
  await turn()
  expect(ordem).toHaveLength(2)
  await turn()
  expect(ordem).toHaveLength(3)
  // A page was drawn.
  agora += 10
  await turn()
  expect(ordem).toHaveLength(6)
})

test('calls that take nearly nothing do not wait for each other', async () => {
  await meet()
  for (let i = 0; i < 30; i += 1) expect(rodizio.wait('a')).toBeNull()
})

test('of what waits and takes nearly nothing some are begun between two looks, a quarter of a millisecond of them', async () => {
  await meet()
  const leves: Promise<void>[] = []
  many(2, 'b')
  for (let i = 0; i < 20; i += 1)
    leves.push(rodizio.wait('a')?.then(() => void (agora += 0.1)) ?? Promise.resolve())
  const esperavam = rodizio.esperando
  expect(esperavam).toBeGreaterThan(18)
  await turn()
  const depois = rodizio.esperando
  await turn()
  expect(depois - rodizio.esperando).toBe(3)
  while (rodizio.esperando > 0) await turn()
  await Promise.all(leves)
})

test('what a client left is not begun and costs its supplier no turn; what writes is begun', async () => {
  await meet()
  let saiu = false
  ask('a')
  ask('a', () => saiu)
  ask('a')
  saiu = true
  await turn()
  expect(ordem).toEqual(['a', 'a CLIENTE_SAIU', 'a'])
  expect(rodizio).toMatchObject({ esperando: 0, desistidas: 1 })
})

test('where all have left that it would be, the next supplier is begun in that turn', async () => {
  await meet()
  let sairam = false
  ask('a')
  many(2, 'c')
  for (let i = 0; i < 3; i += 1) ask('a', () => sairam)
  await turn()
  sairam = true
  await turn()
  expect(ordem).toEqual(['a', 'c', ...Array.from({ length: 3 }, () => 'a CLIENTE_SAIU'), 'c'])
  expect(rodizio).toMatchObject({ esperando: 0, desistidas: 3 })
})

test('more of one supplier than could come in time are refused at once', async () => {
  await meet()
  many(1502, 'a')
  expect(rodizio.esperando).toBe(1500)
  await Promise.resolve()
  expect(ordem).toEqual(['a', 'a VEZ_CARA'])
})

test('a crowd that waited 1.5 s is refused, and its neighbour is begun', async () => {
  await meet()
  many(20, 'a')
  await turn()
  vi.advanceTimersByTime(1500)
  await turn()
  expect(ordem).toEqual(['a', 'a', ...Array.from({ length: 18 }, () => 'a VEZ_CARA')])
  expect(rodizio).toMatchObject({ esperando: 0, contidas: 0, recusadas: 18 })
  ask('b')
  expect(ordem.at(-1)).toBe('b')
})
