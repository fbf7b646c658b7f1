import { expect, test } from 'vitest'

import { listAchadas, listCaminho } from './categoria.ts'

const nivel = (nome: string) => ({
  idcategoria: `id-${nome}`,
  slug: nome,
  nome,
  icone: '',
  fundo: '',
  total: 1,
})
const ramo = { ...nivel('mercearia'), filhas: [nivel('cafes'), nivel('massas')] }
const nomes = (lista: { nome: string }[]) => lista.map(({ nome }) => nome)

test('the way to a category is found in the branch that the list brings, by slug and by id', () => {
  expect(nomes(listCaminho(ramo, 'mercearia'))).toEqual(['mercearia'])
  expect(nomes(listCaminho(ramo, 'massas'))).toEqual(['mercearia', 'massas'])
  expect(nomes(listCaminho(ramo, 'id-cafes'))).toEqual(['mercearia', 'cafes'])
  expect(listCaminho(null, 'cafes')).toEqual([])
  // Data that a process of the version before has sent.
  expect(listCaminho(undefined, 'cafes')).toEqual([])
})

test('of what was found the shelves below the branch are named, all of them where there is none', () => {
  const categorias = [nivel('queijos'), nivel('massas')]
  expect(nomes(listAchadas({ categorias }, ramo.filhas))).toEqual(['massas'])
  expect(nomes(listAchadas({ categorias }, []))).toEqual(['queijos', 'massas'])
})
