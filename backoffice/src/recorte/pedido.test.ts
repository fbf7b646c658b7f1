import { expect, test } from 'vitest'

import { isMesmoFiltro, listDiferencas, toNovo, type Filtro } from './pedido.ts'

const filtro: Filtro = {
  vista: 'SEM_FOTO',
  busca: '',
  idcategoria: null,
  ordenacao: 'nome',
  escondidas: ['sku'],
}
const say = ({ vista, ordenacao }: Filtro) => [['Quais', vista] as const, ['Ordem', ordenacao] as const]

test('filters are the same only in all that they say', () => {
  expect(isMesmoFiltro(filtro, { ...filtro })).toBe(true)
  for (const outro of [
    { vista: 'TODOS' as const },
    { busca: 'x' },
    { idcategoria: 'c' },
    { ordenacao: 'sku' as const },
    { escondidas: [] },
    { escondidas: ['preco' as const] },
  ])
    expect(isMesmoFiltro(filtro, { ...filtro, ...outro })).toBe(false)
  // One that was saved before it had columns leaves them to the device.
  expect(isMesmoFiltro({ ...filtro, escondidas: null }, filtro)).toBe(true)
})

test('what somebody else wrote meanwhile is told beside one’s own, and nothing that is the same', () => {
  const minha = { ...toNovo(filtro), nome: 'A', versao: 1 }
  const outra = { ...minha, nome: 'B', ordenacao: 'sku' as const, equipe: true, versao: 2 }
  expect(listDiferencas(minha, outra, say)).toEqual([
    'Nome: B (a sua: A)',
    'Ordem: sku (a sua: nome)',
    'De quem: da equipe (a sua: só seu)',
  ])
  expect(listDiferencas(minha, { ...minha, versao: 2 }, say)).toEqual([])
})
