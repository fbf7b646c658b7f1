import { expect, test } from 'vitest'

import { PecasEmMemoria } from './pecas-em-memoria.ts'

const KILO = 1024

test('decision 0153: pieces take 8 MiB at the most, the ones used last stay', () => {
  const pecas = new PecasEmMemoria()
  const partes = [Buffer.alloc(KILO), Buffer.alloc(KILO)]
  for (let n = 0; n < 5000; n++) {
    pecas.set(`${n}`, { partes, daPagina: [0] })
    pecas.get('0')
  }
  const ficaram = Array.from({ length: 5000 }, (_, n) => n).filter((n) => pecas.get(`${n}`))
  expect(ficaram.length * 2 * KILO).toBeLessThan(8 * KILO * KILO)
  expect(ficaram.length).toBeGreaterThan(3000)
  expect(ficaram).toContain(0)
  expect(ficaram).toContain(4999)
})

test('a piece larger than all of it is not kept', () => {
  const pecas = new PecasEmMemoria()
  pecas.set('grande', { partes: [Buffer.alloc(9 * KILO * KILO)], daPagina: [] })
  expect(pecas.get('grande')).toBeUndefined()
})

test('decision 0201: what is known already is not written out again, and another rest, or another object of the same content, has a name of its own making', () => {
  const pecas = new PecasEmMemoria()
  const escritas: string[] = []
  const nameOf = (objeto: object, resto: string) =>
    pecas.nameOf(
      () => {
        const chave = JSON.stringify([resto, objeto])
        escritas.push(chave)
        return chave
      },
      { objeto, resto },
    )
  const cartao = { id: 'a', preco: 10 }
  const nome = nameOf(cartao, 'visitante')
  expect(nameOf(cartao, 'visitante')).toBe(nome)
  expect(escritas).toHaveLength(1)
  expect(nameOf(cartao, 'cliente')).not.toBe(nome)
  expect(nameOf({ ...cartao }, 'visitante')).toBe(nome)
  expect(nameOf({ ...cartao, preco: 9 }, 'visitante')).not.toBe(nome)
  expect(escritas).toHaveLength(4)
  expect(pecas.nameOf(() => JSON.stringify(['visitante', cartao]))).toBe(nome)
})
