import { afterEach, expect, test, vi } from 'vitest'

import { keepUtm } from './keep-utm.ts'

afterEach(() => vi.unstubAllGlobals())

/** The cookies that a visit by this address writes. */
function visit(endereco: string): string[] {
  const escritos: string[] = []
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: endereco }] })
  vi.stubGlobal('document', {
    set cookie(texto: string) {
      escritos.push(texto)
    },
  })
  keepUtm()
  return escritos
}

test('where a visit came from is kept for seven days, for every page of the store (§9)', () => {
  const seteDias = 7 * 24 * 60 * 60
  expect(visit('https://loja.test/emporio?utm_source=r%C3%A1dio&utm_campaign=natal')).toEqual([
    `utm_source=r%C3%A1dio; path=/; max-age=${seteDias}; samesite=lax`,
    `utm_campaign=natal; path=/; max-age=${seteDias}; samesite=lax`,
    expect.stringMatching(new RegExp(`^utm_all=\\S+; path=/; max-age=${seteDias}; samesite=lax$`)),
  ])
})

test('a later campaign replaces the earlier one whole: what it does not say is taken away', () => {
  const [, campanha] = visit('https://loja.test/emporio?utm_source=jornal')
  expect(campanha).toBe('utm_campaign=; path=/; max-age=0; samesite=lax')
})

test('a visit without a campaign leaves what is kept alone', () => {
  expect(visit('https://loja.test/emporio?q=caf%C3%A9')).toEqual([])
})
