import { describe, expect, it } from 'vitest'

import { isMarketplace } from './host.ts'
import { slugOfPublica } from './pagina-publica.ts'

describe('readings 9: what a host shows', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['cervejaria.localhost', false],
    ['loja.example', false],
  ])('%s without configuration: marketplace %s', (host, expected) => {
    expect(isMarketplace(host, [])).toBe(expected)
  })

  it('configured hosts alone are the marketplace', () => {
    expect(isMarketplace('Loja.Example', ['loja.example'])).toBe(true)
    expect(isMarketplace('localhost', ['loja.example'])).toBe(false)
  })
})

describe('§G: pages that every visitor sees alike', () => {
  it.each([
    ['/', null, null],
    ['/', 'cervejaria', 'cervejaria'],
    ['/_root.data', 'cervejaria', 'cervejaria'],
    ['/emporio', null, 'emporio'],
    ['/emporio?categ=mercearia', null, 'emporio'],
    ['/emporio.data?_routes=root', null, 'emporio'],
    ['/emporio/produto/cafe-1', null, 'emporio'],
    ['/emporio/produto/cafe-1.data', null, 'emporio'],
    ['/emporio/carrinho', null, null],
    ['/emporio/pedidos/1', null, null],
    ['/emporio/conta', null, null],
  ])('%s at host %s: %s', (url, slugDoHost, expected) => {
    expect(slugOfPublica(url, slugDoHost)).toBe(expected)
  })
})
