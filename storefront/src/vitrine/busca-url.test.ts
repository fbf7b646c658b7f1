import { describe, expect, it } from 'vitest'

import { hrefOfLista, readBusca, toggleTag, toQuery } from './busca-url.ts'
import { nameOfFiltro } from './name-of-filtro.ts'
import { append } from './use-itens.ts'

const read = (search: string) => readBusca(new URLSearchParams(search))

describe("§7: a list's address is its call", () => {
  it('goes there and back', () => {
    const busca = read('categ=mercearia&sk=caf%C3%A9&ordenacao=nome&tagsPesquisa=organico,vegano&page=3')
    expect(hrefOfLista('emporio', busca, { page: 3 })).toBe(
      '/emporio?categ=mercearia&sk=caf%C3%A9&ordenacao=nome&tagsPesquisa=organico%2Cvegano&page=3',
    )
    expect(toQuery(busca)).toMatchObject({ categ: 'mercearia', page: 3, tagsPesquisa: 'organico,vegano' })
  })

  it('a changed filter starts at the first page', () => {
    expect(hrefOfLista('emporio', read('page=4&categ=a'), { categ: 'b' })).toBe('/emporio?categ=b')
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e9', ''])('%s is page 1', (search) => {
    expect(read(search).page).toBe(1)
  })

  it('a tag switches on and off', () => {
    expect(toggleTag(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleTag(['a', 'b'], 'a')).toEqual(['b'])
  })
})

it('a product that moved to a later page is not shown twice (ux 1.3.5)', () => {
  const produto = (id: string) => ({ id }) as Parameters<typeof append>[0][number] // only the id is read
  expect(append([produto('a'), produto('b')], [produto('b'), produto('c')]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ])
})

it.each([
  ['marca:Serra Fria', 'Serra Fria'],
  ['sem-gluten', 'Sem glúten'],
  ['outra-coisa', 'Outra coisa'],
])('the filter %s is called %s', (valor, nome) => {
  const tagsPesquisa = [{ tag: 'sem-gluten', nome: 'Sem glúten', grupo: 'Alimentação', promovida: true }]
  expect(nameOfFiltro(valor, null, tagsPesquisa)).toBe(nome)
})
