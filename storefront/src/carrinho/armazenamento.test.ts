import { describe, expect, it } from 'vitest'

import { bare, isBare, readGuardado, writeGuardado } from './armazenamento.ts'
import type { Guardado } from './armazenamento.ts'

const guardado: Guardado = {
  dono: null,
  itens: [
    {
      ...bare({ id: 'a', quantidade: 2, embalarParaPresente: true }),
      nome: 'Arroz',
      preco: 9,
      preco_do_desconto: 1,
    },
  ],
  passos: [],
  mescla: null,
}

describe('readings 8: local state', () => {
  it('never keeps coupon fields', () => {
    expect(readGuardado('b1', writeGuardado('b1', guardado))?.itens[0]).not.toHaveProperty(
      'preco_do_desconto',
    )
  })

  it('a new build keeps id, quantidade and embalarParaPresente and drops the rest', () => {
    const [item] = readGuardado('b2', writeGuardado('b1', guardado))?.itens ?? []
    expect(item).toEqual(bare({ id: 'a', quantidade: 2, embalarParaPresente: true }))
    expect(item && isBare(item)).toBe(true)
  })

  it.each([null, '', '{', '[]', '{"build":"b1"}', '{"build":"b1","guardado":{"itens":3}}'])(
    'reads what is not ours as nothing: %s',
    (text) => {
      expect(readGuardado('b1', text)).toBeNull()
    },
  )
})
