import { expect, test } from 'vitest'

import { listMudancas } from '#publicacao'

import { toVersao } from './aparencia.ts'

const usual = {
  entradas: {
    brand: '#0f5b63',
    accent: '#f2b84b',
    font: 'Figtree',
    radius: 12,
    density: 0.9,
    logoRatio: 3.5,
    imageRatio: 1,
    scheme: 'light',
  },
  logo: { claro: 'a', escuro: '', simbolo: '' },
} as const

test('what a draft of the look changes is told in words, against what the shop wears', () => {
  const dados = {
    entradas: { ...usual.entradas, brand: '#14693f', density: 1.25, scheme: 'auto' },
    logo: { claro: 'b', escuro: 'c', simbolo: '' },
  }
  expect(listMudancas(toVersao(null, usual), toVersao({ dados }, usual))).toEqual([
    'Cor da marca: de “#0f5b63” para “#14693f”',
    'Claro ou escuro: de “Claro” para “Como o aparelho de quem olha”',
    'Espaço: de “0,9” para “1,25”',
    'Entra: Logo para fundo escuro',
    'Muda: Logo para fundo claro',
  ])
  expect(listMudancas(toVersao(null, usual), toVersao({ dados: { ...usual } }, usual))).toEqual([])
})
