import { beforeEach, describe, expect, test } from 'vitest'

import { createMemoria, type Resultados } from './memoria.ts'

const dados = { root: 'loja', lista: 'nove cafés' }
const novos: Resultados = { lista: { type: 'data', result: 'dez cafés' } }
const get = (href: string, method = 'GET') => new Request(`http://loja.example${href}`, { method })

let entrada: string
let memoria: ReturnType<typeof createMemoria>
const pedidas: string[] = []
/** What the server would be asked for. */
const ask = (href: string, resultados = novos, method?: string) =>
  memoria.carry(get(href, method), async () => {
    pedidas.push(href)
    return resultados
  })

beforeEach(() => {
  pedidas.length = 0
  entrada = 'a'
  memoria = createMemoria(() => entrada)
  memoria.keep({ key: 'a', href: '/emporio?sk=cafe', dados })
  memoria.keep({ key: 'b', href: '/emporio/produto/1', dados: { root: 'loja', produto: 'café' } })
})

describe('going back (N3)', () => {
  test('shows the page as it was seen, without asking; the store around it stays as it is', async () => {
    expect(await ask('/emporio?sk=cafe')).toEqual({ lista: { type: 'data', result: 'nove cafés' } })
    expect([
      pedidas,
      memoria.takeLembrada('b'),
      memoria.takeLembrada('a'),
      memoria.takeLembrada('a'),
    ]).toEqual([[], false, true, false])
  })

  test('reads it anew once it is shown, a single time', async () => {
    await ask('/emporio?sk=cafe')
    memoria.keep({ key: 'a', href: '/emporio?sk=cafe', dados })
    memoria.takeLembrada('a')
    expect(await ask('/emporio?sk=cafe')).toEqual(novos)
    expect(await ask('/emporio?sk=cafe')).toEqual(novos)
    expect(pedidas).toEqual(['/emporio?sk=cafe', '/emporio?sk=cafe'])
  })

  test('leaves it as it was seen when no answer comes, and says what the store answers', async () => {
    const answer = async (result: unknown) => {
      entrada = 'a'
      memoria.keep({ key: 'b', href: '/emporio/produto/1', dados: {} })
      await ask('/emporio?sk=cafe')
      memoria.keep({ key: 'a', href: '/emporio?sk=cafe', dados })
      memoria.takeLembrada('a')
      return ask('/emporio?sk=cafe', { lista: { type: 'error', result } })
    }
    expect(await answer(new TypeError('Failed to fetch'))).toEqual({
      lista: { type: 'data', result: 'nove cafés' },
    })
    expect(await answer({ status: 404 })).toEqual({ lista: { type: 'error', result: { status: 404 } } })
  })
})

test('a panel that closes is no way back: its page is not read anew (N3)', async () => {
  memoria.keep({ key: 'c', href: '/emporio?sk=cafe', dados })
  await ask('/emporio?sk=cafe')
  expect(memoria.takeLembrada('a')).toBe(false)
})

describe('the server is asked', () => {
  test.each([
    ['for a page that is gone to by a press', () => (entrada = 'b'), '/emporio?sk=cafe'],
    ['for one of another address', () => {}, '/emporio?sk=cha'],
    ['for an entry that was never seen', () => (entrada = 'x'), '/emporio?sk=cafe'],
    [
      'for another store',
      () => memoria.keep({ key: 'c', href: '/atacado/carrinho', dados: {} }),
      '/emporio?sk=cafe',
    ],
    [
      'after a login',
      () => memoria.keep({ key: 'c', href: '/emporio/entrar', dados: {} }),
      '/emporio?sk=cafe',
    ],
  ])('%s', async (_, before, href) => {
    before()
    expect(await ask(href)).toEqual(novos)
    expect(pedidas).toEqual([href])
  })

  test('for all that was seen before something was sent', async () => {
    await ask('/emporio/conta', novos, 'POST')
    expect(await ask('/emporio?sk=cafe')).toEqual(novos)
  })

  test('for what lies more than eight pages back', async () => {
    for (let n = 0; n < 8; n++) memoria.keep({ key: `n${n}`, href: `/emporio/produto/${n}`, dados: {} })
    expect(await ask('/emporio?sk=cafe')).toEqual(novos)
    entrada = 'n0'
    await ask('/emporio/produto/0')
    expect(pedidas).toEqual(['/emporio?sk=cafe'])
  })
})
