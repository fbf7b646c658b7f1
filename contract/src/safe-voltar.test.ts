import { describe, expect, test } from 'vitest'

import { safeVoltar } from './safe-voltar.ts'

describe('return after login (ux 1.19.3)', () => {
  test('goes back to a path of this origin, with search and hash', () => {
    expect(safeVoltar('/emporio/finalizar?tipo=RETIRADA#topo', '/')).toBe(
      '/emporio/finalizar?tipo=RETIRADA#topo',
    )
  })

  test.each([
    '//mal.example',
    String.raw`/\mal.example`,
    'https://mal.example',
    'mal',
    '/\t/mal.example',
    '',
    null,
    '/.//mal.example',
  ])('never leaves for another host: %j', (voltar) => {
    expect(safeVoltar(voltar, '/emporio')).toBe('/emporio')
  })
})
