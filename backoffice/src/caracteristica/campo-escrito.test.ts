import { describe, expect, test } from 'vitest'

import type { CaracteristicaGuardada } from '@vitrine/contract'

import { novoCampo, readCampo, toTextos, withCodigo } from './campo-escrito.ts'
import { listLugares } from './lugares.ts'
import { listSugestoes } from './sugestoes.ts'

const semListas = { opcoes: [], tags: [] }
const guardado = (codigo: string, ordem: number, mudado: Partial<CaracteristicaGuardada> = {}) => ({
  ...novoCampo('CLIENTE'),
  codigo,
  nome: codigo,
  ordem,
  versao: 1,
  ...mudado,
})

describe('a field as it is written', () => {
  test('what is missing or wrong is told at its field', () => {
    const era = novoCampo('CLIENTE')
    const errosDe = (textos: object, listas = semListas) =>
      readCampo({ ...toTextos(era), nome: 'Ramo', ...textos }, listas, era).erros
    expect(errosDe({ nome: ' ' })).toEqual({ nome: 'Escreva o que a loja pergunta.' })
    expect(errosDe({ tipo: 'LISTA' }, { ...semListas, opcoes: [' '] as never })).toEqual({
      opcoes: 'Escreva ao menos uma opção.',
    })
    expect(errosDe({ tipo: 'LISTA' }, { ...semListas, opcoes: ['Bar', 'Bar '] as never })).toEqual({
      opcoes: 'Há uma opção repetida.',
    })
    expect(Object.keys(errosDe({ minimo: 'dez' }))).toEqual(['minimo'])
    expect(Object.keys(errosDe({ minimo: '9', maximo: '8' }))).toEqual(['maximo'])
    // Limits of another type are not of this one.
    expect(errosDe({ tipo: 'DATA', minimo: '9', maximo: '8' })).toEqual({})
  })

  test('a new one has a code that no other of its form ever had; one that stands keeps its own', () => {
    const todos = [guardado('ramo', 0, { ativa: false }), guardado('doca', 0, { escopo: 'PEDIDO' })]
    const novo = (nome: string) => withCodigo({ ...novoCampo('CLIENTE'), nome }, todos).codigo
    expect(novo('Ramo')).toBe('ramo_2')
    expect(novo('Doca')).toBe('doca')
    expect(withCodigo({ ...guardado('ramo', 0), nome: 'Outro' }, todos).codigo).toBe('ramo')
  })

  test('what is suggested was never had, and is a field as it stands', () => {
    for (const escopo of ['CLIENTE', 'PEDIDO'] as const)
      for (const sugerido of listSugestoes(escopo, []))
        expect(readCampo(toTextos(sugerido), sugerido, sugerido)).toEqual({ erros: {}, campo: sugerido })
    expect(
      listSugestoes('CLIENTE', [guardado('ramo', 0, { ativa: false })]).map(({ codigo }) => codigo),
    ).not.toContain('ramo')
  })
})

describe('the order of a form', () => {
  const campos = [
    guardado('a', 0),
    guardado('b', 1, { ativa: false }),
    guardado('c', 2),
    guardado('d', 3),
    guardado('a', 0, { escopo: 'PEDIDO' }),
  ]
  const lugaresDe = (codigo: string, para: number) =>
    listLugares(campos, { escopo: 'CLIENTE', codigo, para }).map((lugar) => [lugar.codigo, lugar.ordem])

  test('only places that change are written, and archived ones stand behind', () => {
    expect(lugaresDe('d', 0)).toEqual([
      ['d', 0],
      ['a', 1],
      ['b', 3],
    ])
    expect(lugaresDe('c', 2)).toEqual([
      ['d', 1],
      ['b', 3],
    ])
  })

  test('one that is archived, or not there, goes nowhere', () => {
    expect(lugaresDe('b', 0)).toEqual([])
    expect(lugaresDe('x', 0)).toEqual([])
  })
})
