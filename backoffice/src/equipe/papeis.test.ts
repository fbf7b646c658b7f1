import { expect, test } from 'vitest'

import type { MembroDaEquipe, PapelNaEquipe } from '@vitrine/contract'

import { isUltimoDono } from './papeis.ts'

const build = (idusuario: string, ...papeis: PapelNaEquipe[]): MembroDaEquipe => ({
  idusuario,
  nome: 'Rita Alves',
  email: 'rita@vitrine.example',
  papeis,
  entrou: true,
  segundo_fator: false,
})

test('the last owner is the one beside whom nobody runs the store', () => {
  const rita = build('1', 'fornecedor', 'representante')
  const bruna = build('2', 'atendente')
  expect(isUltimoDono(rita, [rita, bruna])).toBe(true)
  expect(isUltimoDono(bruna, [rita, bruna])).toBe(false)
  expect(isUltimoDono(rita, [rita, bruna, build('3', 'fornecedor')])).toBe(false)
})
