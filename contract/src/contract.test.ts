import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { toRequest } from './client.ts'
import { avisos, calls, falhas, idFromProdutoPath, urls, type Call } from './index.ts'

const entries = Object.entries(calls) as [string, Call][]
const fieldsOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

describe.each(entries)('%s', (key, call) => {
  const path = key.split(' ')[1] ?? ''

  test('declares exactly the parameters of its path', () => {
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    expect(fieldsOf(call.params).sort()).toEqual(inPath.sort())
  })

  test('names its fornecedor and cliente where its schemas have them', () => {
    for (const where of [call.fornecedor, call.cliente]) {
      if (!where) continue
      const [part = '', field = ''] = where.split('.')
      expect(fieldsOf(call[part as 'params' | 'query' | 'body'])).toContain(field)
    }
    if (call.dono === 'cliente') expect(call.cliente).toBeDefined()
  })

  test('keeps a public answer only where nothing personal is in it', () => {
    if (!call.publica) return
    expect(call.dono).toBe('publico')
    expect(call.access).toContain('visitante')
    expect(key.startsWith('GET ')).toBe(true)
  })

  test('says that it is whatever its products cost only where no price is in it', () => {
    if (call.publica !== 'SEM_PRECOS') return
    const esquema = JSON.stringify(z.toJSONSchema(call.response, { io: 'output', unrepresentable: 'any' }))
    expect(esquema).not.toMatch(/"(?:preco\w*|desconto_progressivo|listaTemPrecos)":/)
  })

  test('gives only failures that are in the table, each with a situation', () => {
    for (const codigo of call.falhas) expect(falhas[codigo].situacao.length).toBeGreaterThan(5)
    if (call.imprevisto) expect(call.falhas).toContain(call.imprevisto)
  })
})

test('no two failures share a text: the text says which situation it is', () => {
  const texts = Object.values(falhas).map(({ mensagem }) => mensagem)
  expect(new Set(texts).size).toBe(texts.length)
})

test('fixed texts that do not belong to a failure are those of the specification, to the letter (§4, §8)', () => {
  expect(avisos.cadastro_atualizado).toBe('Cadastro atualizado')
  expect(avisos.cadastro_em_analise).toMatch(
    /^Olá, obrigado por se cadastrar! .* a confirmação da aprovação\.$/,
  )
})

test('a call becomes a request: path filled and escaped, empty query fields left out', () => {
  const request = toRequest('GET /v1/app/{supplier}/listaprodutosf/{x}', {
    params: { supplier: 'a/b', x: '-22.9,-47' },
    query: { sk: 'pão & leite', categ: '', page: 2 },
  })
  expect(request).toEqual({
    method: 'GET',
    url: '/v1/app/a%2Fb/listaprodutosf/-22.9%2C-47?sk=p%C3%A3o+%26+leite&page=2',
    body: undefined,
  })
})

test('the map of the shop (readings 9)', () => {
  const id = '0197a000-0000-7000-8000-000000000001'
  expect([
    urls.home(),
    urls.loja('emporio'),
    urls.lista('emporio', { categ: 'mercearia', page: 2, sk: '' }),
    urls.produto('emporio', id, 'Café Torrado & Moído 500 g'),
    urls.carrinho('emporio'),
    urls.finalizar('emporio'),
    urls.submissao('emporio', 10001),
    urls.pedidos('emporio'),
    urls.pedido('emporio', 10001),
    urls.entrar('emporio', '/emporio/finalizar'),
    urls.cupons('emporio'),
    urls.tooManyRequests('emporio'),
    urls.imagem('abc', 320),
  ]).toEqual([
    '/',
    '/emporio',
    '/emporio?categ=mercearia&page=2',
    `/emporio/produto/cafe-torrado-moido-500-g-${id}`,
    '/emporio/carrinho',
    '/emporio/finalizar',
    '/emporio/submissao/10001',
    '/emporio/pedidos',
    '/emporio/pedidos/10001',
    '/emporio/entrar?voltar=%2Femporio%2Ffinalizar',
    '/emporio/cupons',
    '/emporio/erro/too-many-request',
    '/img/abc/320.webp',
  ])
  expect(idFromProdutoPath(`cafe-torrado-${id}`)).toBe(id)
})
