import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  checkLimites,
  maxLetras,
  readCaracteristica,
  readCaracteristicas,
  tiposCaracteristica,
  type CampoCaracteristica,
} from './index.ts'

const campo: CampoCaracteristica = {
  codigo: 'campo',
  tipo: 'TEXTO',
  obrigatoria: false,
  opcoes: [],
  minimo: null,
  maximo: null,
}

describe('limits of a field (decision 0175)', () => {
  test.each<[Partial<CampoCaracteristica>, string, string | null]>([
    [{ minimo: 3 }, 'ab', 'Use pelo menos 3 letras.'],
    [{ minimo: 3 }, 'abc', null],
    [{ minimo: 1, maximo: 1 }, 'ab', 'Use até 1 letra.'],
    [{ maximo: 4 }, 'abcde', 'Use até 4 letras.'],
    [{ tipo: 'TEXTO_LONGO', maximo: 4 }, 'ab\ncd', 'Use até 4 letras.'],
    [{ tipo: 'NUMERO', minimo: 0.5 }, '0,4', 'Use 0,5 ou mais.'],
    [{ tipo: 'NUMERO', minimo: 0.5 }, '0,5', null],
    [{ tipo: 'NUMERO', maximo: 10 }, '10,000001', 'Use 10 ou menos.'],
    [{ tipo: 'NUMERO', minimo: 0.000001 }, '0', 'Use 0,000001 ou mais.'],
    [{ tipo: 'NUMERO', minimo: -5, maximo: -1 }, '-3', null],
    [{ tipo: 'DATA' }, '2026-11-28', null],
  ])('%j: %j says %j', (mudado, texto, erro) => {
    expect(readCaracteristica({ ...campo, ...mudado }, texto).erro).toBe(erro)
  })

  test.each<[Partial<CampoCaracteristica>, object]>([
    [{}, {}],
    [{ minimo: 1, maximo: 120 }, {}],
    [{ minimo: 0 }, { minimo: 'Use um número inteiro de 1 a 120.' }],
    [{ maximo: 121 }, { maximo: 'Use um número inteiro de 1 a 120.' }],
    [{ tipo: 'TEXTO_LONGO', maximo: 500 }, {}],
    [{ maximo: 1.5 }, { maximo: 'Use um número inteiro de 1 a 120.' }],
    [{ minimo: 5, maximo: 4 }, { maximo: 'O máximo não pode ser menor que o mínimo.' }],
    [{ tipo: 'NUMERO', minimo: -1.5, maximo: 1e9 }, {}],
    [{ tipo: 'NUMERO', minimo: 2, maximo: 1 }, { maximo: 'O máximo não pode ser menor que o mínimo.' }],
    [{ tipo: 'DATA', minimo: 1 }, { minimo: 'Este tipo de campo não tem limites.' }],
  ])('%j has wrong %j', (mudado, erros) => {
    expect(checkLimites({ ...campo, ...mudado })).toEqual(erros)
  })

  test('a browser stops typing where the rule does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (maximo) => {
        const max = maxLetras({ tipo: 'TEXTO', maximo }) ?? 0
        expect(readCaracteristica({ ...campo, maximo }, 'x'.repeat(max)).erro).toBeNull()
        expect(readCaracteristica({ ...campo, maximo }, 'x'.repeat(max + 1)).erro).not.toBeNull()
      }),
    )
    expect(maxLetras({ tipo: 'NUMERO', maximo: 7 })).toBeNull()
  })
})

describe('answers that stand', () => {
  test('an answer sent again as it stands is kept, whatever the field has become', () => {
    const atuais = { campo: 'Bar' }
    const lista = { ...campo, tipo: 'LISTA', opcoes: ['Mercado'], obrigatoria: true } as const
    expect(readCaracteristicas([lista], { campo: 'Bar' }, { atuais })).toEqual({ valores: atuais, erros: {} })
    expect(readCaracteristicas([lista], { campo: 'Bar' })).toEqual({
      valores: {},
      erros: { campo: 'Escolha uma das opções.' },
    })
    // A number is shown with a comma.
    const numero = { ...campo, tipo: 'NUMERO', minimo: 2 } as const
    expect(readCaracteristicas([numero], { campo: '1,5' }, { atuais: { campo: '1.5' } })).toEqual({
      valores: { campo: '1.5' },
      erros: {},
    })
    expect(readCaracteristica(numero, '1,6', { atual: '1.5' }).erro).toBe('Use 2 ou mais.')
    // Taken back it is gone, and what is required is missed.
    expect(Object.keys(readCaracteristicas([lista], { campo: '' }, { atuais }).erros)).toEqual(['campo'])
  })

  test('where nobody is there to answer, nothing is refused and nothing wrong is kept', () => {
    for (const tipo of tiposCaracteristica) {
      const exigido = { ...campo, tipo, obrigatoria: true, opcoes: ['A'] }
      expect(readCaracteristicas([exigido], {}, { semPessoa: true })).toEqual({ valores: {}, erros: {} })
    }
    const numero = { ...campo, tipo: 'NUMERO' } as const
    expect(readCaracteristicas([numero], { campo: 'doze' }, { semPessoa: true })).toEqual({
      valores: {},
      erros: {},
    })
  })
})
