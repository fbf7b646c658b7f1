import { expect, test } from 'vitest'

import type { Bloco } from '@vitrine/contract'

import { describeSemana } from './describe-semana.ts'
import { makeAncoras } from './make-ancoras.ts'

const titulo = (texto: string): Bloco => ({ tipo: 'TITULO', nivel: 2, texto })

test('each heading has an anchor of its own (ux 1.17.1)', () => {
  const blocos = [
    titulo('Prazos'),
    { tipo: 'MAPA' } as const,
    titulo('Prazos'),
    titulo('Contato'),
    titulo('?!'),
  ]
  expect([...makeAncoras(blocos)]).toEqual([
    [0, 'prazos'],
    [2, 'prazos-2'],
    [3, 'contato-2'],
    [4, 'parte'],
  ])
})

test('hours of a week are told by days alike', () => {
  const dia = '08:00-20:00'
  expect(describeSemana([dia, dia, dia, dia, dia, dia, '08:00-13:30'])).toEqual([
    'Segunda a sábado, 8h–20h',
    'Domingo, 8h–13h30',
  ])
  expect(describeSemana([null, null, dia, dia, dia, dia, null])).toEqual([
    'Segunda e terça, fechada',
    'Quarta a sábado, 8h–20h',
    'Domingo, fechada',
  ])
  expect(describeSemana([])).toEqual([])
})
