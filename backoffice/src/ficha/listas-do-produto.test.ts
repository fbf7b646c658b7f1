import { expect, test } from 'vitest'

import {
  readEspecificacoes,
  readFaixas,
  readTags,
  writeEspecificacoes,
  writeFaixas,
} from './listas-do-produto.ts'

test('tiers of a price are written and read, a line each', () => {
  const tabela = { '12': 8.49, '2.5': 9 }
  expect(writeFaixas(tabela)).toBe('2,5: 9,00\n12: 8,49')
  expect(readFaixas(writeFaixas(tabela))).toEqual({ valor: tabela })
  expect(readFaixas('  \n')).toEqual({ valor: null })
  for (const errada of ['12', '12: abc', '0: 5', '12: 8: 9'])
    expect(readFaixas(errada)).toHaveProperty('erro')
})

test('specifications are written and read, a line each', () => {
  const ditas = [
    { nome: 'Peso', valor: '500 g' },
    { nome: 'Preparo', valor: 'ferva: 3 min' },
  ]
  expect(readEspecificacoes(writeEspecificacoes(ditas))).toEqual({ valor: ditas })
  expect(readEspecificacoes('sem nada')).toHaveProperty('erro')
})

test('tags are words as the shop keeps them', () => {
  expect(readTags('Sem glúten, orgânico,, Sem Glúten, !')).toEqual(['sem-gluten', 'organico'])
})
