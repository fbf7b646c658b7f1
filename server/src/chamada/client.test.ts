import { expect, test } from 'vitest'

import { createInProcessClient } from './client.ts'
import type { Dispatch, RawInput } from './dispatch.ts'
import type { Requisicao } from './handlers.ts'

/** Asks with an input whose every part the call then changes, as checking does. */
async function ask(input: unknown): Promise<RawInput> {
  let veio: RawInput = {}
  const dispatch: Dispatch = async (_key, raw) => {
    veio = { ...raw }
    const query = raw.query as Record<string, unknown> // below each has one
    delete query.page
    ;(query.tags as string[] | undefined)?.push('outra')
    return undefined as never
  }
  const client = createInProcessClient(dispatch, {} as Requisicao, { onError: () => {} })
  await client('GET /v1/app/{supplier}/listaprodutosf/{x}', input as never)
  return veio
}

test('what a call does to its input a page does not see', async () => {
  const input = { params: { supplier: 'loja', x: '0' }, query: { page: 1, tags: ['a'] } }
  await ask(input)
  expect(input).toEqual({ params: { supplier: 'loja', x: '0' }, query: { page: 1, tags: ['a'] } })
})

test('an input comes as it was given: absent values, names of every kind, and what is no plain object', async () => {
  const bytes = new Uint8Array([1, 2])
  const query = JSON.parse('{"__proto__": {"admin": true}, "vazia": null}') as Record<string, unknown>
  const body = { nada: undefined, lista: [{ a: 1 }, null], bytes, quando: new Date(0) }
  const veio = await ask({ query, body })
  expect(veio.body).toStrictEqual(body)
  expect((veio.body as typeof body).bytes).not.toBe(bytes)
  expect(Object.keys(veio.query as object)).toEqual(['__proto__', 'vazia'])
  expect((veio.query as { admin?: boolean }).admin).toBeUndefined()
})
