import { describe, expect, it } from 'vitest'

import { safePath, setLinha } from './save-linha.ts'

describe('ux 0.2: the cart without script', () => {
  it('sets a line, adds an unknown one, drops one of 0', () => {
    const linhas = [{ id: 'a', quantidade: 1 }]
    expect(setLinha(linhas, { id: 'a', quantidade: 3 })).toMatchObject([{ id: 'a', quantidade: 3 }])
    expect(setLinha(linhas, { id: 'b', quantidade: 2 })).toHaveLength(2)
    expect(setLinha(linhas, { id: 'a', quantidade: 0 })).toEqual([])
  })

  it.each([
    ['/emporio?page=2', '/emporio?page=2'],
    ['//evil.example', null],
    [String.raw`/\evil.example`, null],
    ['https://evil.example', null],
    [null, null],
  ])('goes back to paths of this site only: %s', (value, expected) => {
    expect(safePath(value)).toBe(expected)
  })
})
