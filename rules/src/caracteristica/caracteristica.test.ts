import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readCaracteristicas, tiposCaracteristica, type TipoCaracteristica } from './index.ts'

const campo = (tipo: TipoCaracteristica, obrigatoria = false) => ({
  codigo: 'campo',
  tipo,
  obrigatoria,
  opcoes: ['Bar', 'Mercado'],
  minimo: null,
  maximo: null,
})

const isInscricao = ({ uf, numero }: { uf: string; numero: string }) =>
  isValidIe({ value: numero, stateCode: uf as 'SP' })

describe("a supplier's own fields (readings 8)", () => {
  test.each<[TipoCaracteristica, string, string | null]>([
    ['TEXTO', '  Rua das Flores ', 'Rua das Flores'],
    ['TEXTO', 'a\nb', null],
    ['TEXTO', 'x'.repeat(121), null],
    ['TEXTO_LONGO', 'a\nb', 'a\nb'],
    ['TEXTO_LONGO', 'x'.repeat(501), null],
    ['NUMERO', '1.234,5', '1234.5'],
    ['NUMERO', '12', '12'],
    ['NUMERO', '-3.25', '-3.25'],
    ['NUMERO', 'doze', null],
    ['NUMERO', '1e9', null],
    ['DATA', '2026-02-28', '2026-02-28'],
    ['DATA', '2026-02-30', null],
    ['DATA', '28/02/2026', null],
    ['LISTA', 'Bar', 'Bar'],
    ['LISTA', 'bar', null],
    ['SIMNAO', 'sim', 'sim'],
    ['SIMNAO', 'talvez', null],
    ['INSCRICAO_ESTADUAL', 'SP 110.042.490.114', 'SP 110042490114'],
    ['INSCRICAO_ESTADUAL', 'sp p-01100424.3/002', 'SP P011004243002'],
    ['INSCRICAO_ESTADUAL', 'GO 10.916.179-3', 'GO 109161793'],
    ['INSCRICAO_ESTADUAL', 'MG 062.307.904/0081', 'MG 0623079040081'],
    ['INSCRICAO_ESTADUAL', 'SP 110.042.490.115', null],
    ['INSCRICAO_ESTADUAL', 'RJ 110.042.490.114', null],
    ['INSCRICAO_ESTADUAL', 'XX 110042490114', null],
    ['INSCRICAO_ESTADUAL', '110042490114', null],
    ['INSCRICAO_ESTADUAL', 'SP 000000000000', null],
    ['INSCRICAO_ESTADUAL', 'SP n1c1t0042490114', null],
    ['INSCRICAO_ESTADUAL', 'isento', 'ISENTO'],
    ['INSCRICAO_ESTADUAL', 'SP Isenta', 'ISENTO'],
    ['INSCRICAO_ESTADUAL', 'SP', null],
  ])('%s %j is kept as %j', (tipo, texto, esperado) => {
    const { valores, erros } = readCaracteristicas([campo(tipo)], { campo: texto }, { isInscricao })
    expect(valores.campo ?? null).toBe(esperado)
    expect(Object.keys(erros)).toHaveLength(esperado === null ? 1 : 0)
  })

  test('an empty answer is missed only where it is required', () => {
    for (const tipo of tiposCaracteristica) {
      expect(readCaracteristicas([campo(tipo)], { campo: ' ' })).toEqual({ valores: {}, erros: {} })
      expect(Object.keys(readCaracteristicas([campo(tipo, true)], {}).erros)).toEqual(['campo'])
    }
  })

  test('whatever is sent, nothing but known fields with text is kept', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (enviados) => {
        const { valores } = readCaracteristicas(
          [campo('TEXTO'), { ...campo('LISTA'), codigo: 'ramo' }],
          enviados,
        )
        for (const [codigo, valor] of Object.entries(valores)) {
          expect(['campo', 'ramo']).toContain(codigo)
          expect(typeof valor).toBe('string')
        }
      }),
    )
  })
})
