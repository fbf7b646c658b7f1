import { expect, test } from 'vitest'

import { listMudancas } from '#publicacao'

import { listPartes, navegacaoOf, toVersao } from './navegacao.ts'

const usual = { menu: [{ nome: 'Cafés', categoria: 'cafes' }], colunas: [] }
const versao = (dados: object) => ({ dados }) as unknown as Parameters<typeof toVersao>[0] // what is read of it

test('while nothing is written, what stands is what is changed', () => {
  expect(navegacaoOf(null, usual)).toBe(usual)
  expect(navegacaoOf(versao({ menu: [], colunas: [] }), usual).menu).toEqual([])
})

test('two of one name are two', () => {
  const dois = { menu: [{ nome: 'Chás' }, { nome: 'Chás' }], colunas: [] }
  expect(listPartes(dois, 'menu').map(({ id }) => id)).toEqual(['menu-Chás-1', 'menu-Chás-2'])
})

test('what changes is told in words', () => {
  const depois = versao({
    menu: [{ nome: 'Cafés', categoria: 'cafes-especiais' }],
    colunas: [{ titulo: 'Ajuda', links: [] }],
  })
  expect(listMudancas(toVersao(null, usual), toVersao(depois, usual))).toEqual([
    'Entra: Coluna do rodapé “Ajuda”',
    'Muda: Item do menu “Cafés”',
  ])
})
