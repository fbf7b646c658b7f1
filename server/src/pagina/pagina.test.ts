import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'

import { readLugar } from '@vitrine/rules/lugar'

import { coalesce } from './resposta/coalesce.ts'
import { isPaginaDoLimite } from './contexto-pagina.ts'
import { isMarketplace } from './host.ts'
import type { LugarDaPagina } from './lugar-da-pagina.ts'
import { asPaginaPublica, slugOfPublica } from './pagina-publica.ts'
import { withoutRastreio } from './without-rastreio.ts'

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

describe('§G: the marketplace’s own door', () => {
  const semLugar: LugarDaPagina = { lugar: null, local: null, isForaDaArea: false }
  const at = (url: string, { cookie = '', lugar = semLugar, host = null as string | null } = {}) =>
    asPaginaPublica(
      // Of a request only what it reads.
      {
        method: 'GET',
        url,
        headers: { cookie },
        protocol: 'https',
        host: 'feira.example',
      } as unknown as FastifyRequest,
      host,
      lugar,
    )
  const ondeEsta = {
    ...semLugar,
    lugar: readLugar(JSON.stringify({ lat: -25.4, lng: -49.2, tipoEntrega: 'DELIVERY' })),
  }
  it('is alike for all who have said nothing, from wherever they come', () => {
    expect(at('/')).toMatchObject({ slug: '', url: '/' })
    expect(at('/?utm_source=radio')).toEqual(at('/'))
  })
  it.each([
    ['a place is searched', '/?q=Curitiba', {}],
    ['its stores are shown', '/?lojas=1', {}],
    ['a draft is looked at', '/?previa=abc', {}],
    ['somebody is logged in', '/', { cookie: 'vitrine_sessao=x' }],
    ['there are lines in a cookie', '/', { cookie: 'vitrine_carrinho=x' }],
    ['it is another page of no store', '/entrar', {}],
  ])('is nobody’s else where %s', (_, url, quem) => {
    expect(at(url, quem)?.slug ?? 'nenhuma').not.toBe('')
  })
  it('is drawn for whom has said where to deliver', () => {
    expect(ondeEsta.lugar).not.toBeNull()
    expect(at('/', { lugar: ondeEsta })).toBeNull()
    expect(at('/', { host: 'emporio' })?.slug).toBe('emporio')
  })
})

describe('§4 UTM: a link of a campaign is the same page', () => {
  it.each([
    ['/emporio', '/emporio'],
    ['/emporio?utm_source=radio&utm_campaign=natal', '/emporio'],
    ['/emporio?categ=cafe&gclid=EAIa&page=2', '/emporio?categ=cafe&page=2'],
    ['/emporio.data?_routes=root&fbclid=x', '/emporio.data?_routes=root'],
    ['/emporio?sk=utm_source=x', '/emporio?sk=utm_source=x'],
    ['/emporio?&&utm_source', '/emporio?&'],
    ['/emporio?sk=a%26utm_source', '/emporio?sk=a%26utm_source'],
  ])('%s is kept as %s', (url, expected) => {
    expect(withoutRastreio(url)).toBe(expected)
  })
})

describe('§2: the page that a limit leads to is drawn whatever the limit says', () => {
  it.each([
    ['GET', '/emporio/erro/too-many-request?segundos=9', true],
    ['GET', '/emporio/erro/too-many-request.data?_routes=root', true],
    ['GET', '/erro/too-many-request', true],
    ['POST', '/emporio/erro/too-many-request', false],
    ['GET', '/emporio?x=/erro/too-many-request', false],
    ['GET', '/emporio/entrar?x=/emporio/erro/too-many-request', false],
    ['GET', '/emporio/produto/erro/too-many-request', false],
  ])('%s %s: %s', (method, url, expected) => {
    expect(isPaginaDoLimite({ method, url })).toBe(expected)
  })
})

describe('coalesce', () => {
  const read = async (body: ReadableStream<Uint8Array>) => {
    const pieces: string[] = []
    for await (const piece of coalesce(body)) pieces.push(piece.toString())
    return pieces
  }

  it('joins what is ready at once and streams what comes later', async () => {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const text of ['a', 'b', 'c']) controller.enqueue(encoder.encode(text))
        await new Promise((resolve) => setTimeout(resolve, 20))
        controller.enqueue(encoder.encode('d'))
        controller.close()
      },
    })
    expect(await read(body)).toEqual(['abc', 'd'])
  })
})
