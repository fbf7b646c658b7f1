import { describe, expect, test } from 'vitest'

import type { Fornecedores, FornecedorVivo } from '#fornecedor'

import { findLugarDaPagina, nomeNoCaminho, normalizeCookie } from './lugar-da-pagina.ts'

const ponto = { lat: -22.9, lng: -47.06, cep: '', cidade: 'Campinas', uf: 'SP', textoendereco: 'Rua A, 1' }
const longe = { ...ponto, lat: -3.1, lng: -60 }
const anel = [
  [-47.2, -23],
  [-46.9, -23],
  [-46.9, -22.8],
  [-47.2, -22.8],
  [-47.2, -23],
]
const loja = {
  idfornecedor: 'f1',
  slug: 'loja',
  tags: ['has-delivery', 'has-collect'],
  lojas: [{ idloja: 'l1', nome: 'Centro', descricao_endereco_loja: '', lat: -22.9, lng: -47 }],
  areas: [{ idarea: 'a1', tipo: 'DELIVERY', nome: '', geojson: { type: 'Polygon', coordinates: [anel] } }],
}
const fornecedores: Pick<Fornecedores, 'find'> = {
  find: async (nome) => (nome === 'loja' ? (loja as unknown as FornecedorVivo) : null), // what a place is about
}
const requestOf = (url: string, lugar: unknown) => ({
  url,
  cookies:
    lugar === undefined ? {} : { vitrine_local: typeof lugar === 'string' ? lugar : JSON.stringify(lugar) },
})
const guardado = (onde: typeof ponto | null, escolhas = {}) => ({
  ponto: onde,
  tipoEntrega: 'DELIVERY',
  escolhas,
})

describe('the place of a page (§4 Delivery type)', () => {
  test.each([
    ['no cookie', undefined, null, false],
    ['a place within its area', guardado(ponto), 'DELIVERY', false],
    ['a place out of it', guardado(longe), 'DELIVERY', true],
    ['out of it, but picked up', guardado(longe, { f1: 'l1' }), 'RETIRADA', false],
    ['a store of somebody else', guardado(longe, { f1: 'alheia' }), 'DELIVERY', true],
    ['nonsense', '{', null, false],
  ] as const)('%s', async (...[, lugar, tipoEntrega, isForaDaArea]) => {
    const achado = await findLugarDaPagina(requestOf('/loja?sk=x', lugar), null, fornecedores)
    expect([achado.local?.tipoEntrega ?? null, achado.isForaDaArea]).toEqual([tipoEntrega, isForaDaArea])
  })

  test('on its own host whatever the path says; at the marketplace the person’s point', async () => {
    const noHost = await findLugarDaPagina(requestOf('/', guardado(longe)), 'loja', fornecedores)
    expect(noHost.isForaDaArea).toBe(true)
    const naPorta = await findLugarDaPagina(requestOf('/?lojas=1', guardado(longe)), null, fornecedores)
    expect([naPorta.local, naPorta.isForaDaArea]).toEqual([{ tipoEntrega: 'DELIVERY', ...longe }, false])
  })

  test.each([
    ['/', ''],
    ['/_root.data', ''],
    ['/loja', 'loja'],
    ['/loja.data?_routes=root', 'loja'],
    ['/loja/produto/x', 'loja'],
    ['/commerce/loja/carrinho', 'loja'],
    ['/01900000-0000-7000-8000-000000000001/carrinho', '01900000-0000-7000-8000-000000000001'],
    ['/%00/x', ''],
  ])('%s names the supplier %s', (url, nome) => {
    expect(nomeNoCaminho(url)).toBe(nome)
  })
})

test('a cookie of an older shape comes back in the new one, and one that holds no place is removed', () => {
  const bom = guardado(ponto, { f1: 'l1' })
  expect(normalizeCookie(requestOf('/', undefined))).toBeNull()
  expect(normalizeCookie(requestOf('/', bom))).toBeNull()
  const antigo = normalizeCookie(requestOf('/', { tipoEntrega: 'DELIVERY', ...ponto }))
  expect(antigo).toContain(encodeURIComponent(JSON.stringify(guardado(ponto))))
  expect(normalizeCookie(requestOf('/', { ...bom, mais: 1 }))).toContain('Max-Age=31536000')
  expect(normalizeCookie(requestOf('/', '{'))).toBe('vitrine_local=; Path=/; Max-Age=0; SameSite=Lax')
})
