import { describe, expect, it } from 'vitest'

import type { Client } from '@vitrine/contract/client'

import { safePath, setLinha, setNaSessao } from './save-linha.ts'

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

  it.each([
    ['carrinho_desatualizado', true, [1, 2]],
    ['carrinho_bloqueado', false, [1]],
  ])('a save that comes in between (%s) loses no press', async (codigo, isSaved, revisoes) => {
    const sent: number[] = []
    let revisao = 0
    const client = async (key: string, { body }: { body?: { revisao: number } }) => {
      if (key.startsWith('GET')) {
        revisao += 1
        return { ok: true, dados: { revisao, produtosSelecionados: [] } }
      }
      sent.push(body?.revisao ?? 0)
      return sent.length === 1 ? { ok: false, falha: { codigo } } : { ok: true }
    }
    const quem = { idfornecedor: 'f', idcliente: 'c' }
    // The two calls that are made, answered as far as they are read.
    expect(await setNaSessao(client as unknown as Client, quem, { id: 'a', quantidade: 1 })).toBe(isSaved)
    expect(sent).toEqual(revisoes)
  })
})
