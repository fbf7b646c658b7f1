import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cabecalhoDaPrevia, cookiesDaPrevia, headersDaPagina } from '@vitrine/contract'

import { asPaginaPublica } from './pagina-publica.ts'
import { sendPrevia, takePrevia } from './show-previa.ts'

/** A preview's page is nobody's, and kept nowhere (decisions 0149, 0167). */
const fastify = Fastify()

beforeAll(async () => {
  await fastify.register(fastifyCookie)
  // As the page is drawn after it: what is known of the request stands in the answer.
  fastify.all('/*', (request, reply) => {
    const previa = takePrevia(request, reply)
    if (!previa) return { visto: null }
    const { url, headers } = request
    const isPublica =
      asPaginaPublica(request, null, { lugar: null, local: null, isForaDaArea: false }) !== null
    const visto = { url, cookie: headers.cookie, referer: headers.referer, isPublica }
    const isLonge = url.includes('longe')
    const response = new Response(null, {
      status: isLonge ? 302 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'set-cookie': 'vitrine_sessao=outra',
        ...(isLonge && { location: '/loja/enderecos?voltar=1#fim' }),
      },
    })
    reply.header('set-cookie', 'vitrine_local=')
    const corpo = Buffer.from(`<html><head><title>x</title></head><!--${JSON.stringify(visto)}--></html>`)
    return sendPrevia({ response, corpo, nonce: 'sorteado' }, previa, reply)
  })
})
afterAll(() => fastify.close())

const ask = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers })
const readVisto = (payload: string) => JSON.parse(/<!--(.*)-->/.exec(payload)?.[1] ?? '{}')

test('search engines leave it, no device and no memory keeps it, and no cookie is set by it', async () => {
  const { headers, payload } = await ask('/loja?previa=abc', { cookie: 'vitrine_sessao=dona' })
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty(headersDaPagina.quem)
  expect(readVisto(payload).isPublica).toBe(false)
  expect((await ask('/loja')).json()).toEqual({ visto: null })
})

test('of the browser’s cookies none is seen, of the frame’s own all but who somebody is', async () => {
  const headers = {
    cookie: 'vitrine_sessao=dona; vitrine_local=casa',
    referer: 'http://localhost/painel/loja',
    [cookiesDaPrevia]: 'vitrine_local=rua; vitrine_sessao=falsa; vitrine_visao=falsa',
  }
  const { payload } = await ask('/loja?previa=abc', headers)
  expect(readVisto(payload)).toMatchObject({ cookie: 'vitrine_local=rua' })
  expect(readVisto(payload)).not.toHaveProperty('referer')
})

test('what its page asks for later, and where it leads, is of the same link', async () => {
  const { payload } = await ask('/loja/pagina/x.data?_routes=root', { [cabecalhoDaPrevia]: 'abc' })
  expect(readVisto(payload).url).toBe('/loja/pagina/x.data?_routes=root&previa=abc')
  const { headers } = await ask('/longe?previa=abc')
  expect(headers.location).toBe('/loja/enderecos?voltar=1&previa=abc#fim')
})

test('its script stands before all others, and whatever stands in the address stays in it', async () => {
  const { payload } = await ask(`/loja?previa=${encodeURIComponent('</script><b>$&')}`)
  expect(payload).toMatch(/<head><script nonce="sorteado">\(\(\[codigo/)
  expect(payload).toContain(String.raw`["\u003c/script>\u003cb>$&"`)
  expect(payload.match(/<\/script>/g)).toHaveLength(1)
})
