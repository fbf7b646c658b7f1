import { afterAll, beforeAll, expect, test } from 'vitest'

import { origemDaLoja, uuidv7 } from '../infra/index.ts'
import { createTestApp, type AppDeTeste } from '../teste/index.ts'
import { completeConfig } from './complete-config.ts'

/** Y: a supplier made with nothing but its required columns is served, and addresses are the store's own whatever the host. */
let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('required columns alone: configuration, theme and footer answer', async () => {
  const [idempresa, idfornecedor] = [uuidv7(), uuidv7()]
  await app.sql`insert into empresa (idempresa, nome) values (${idempresa}, 'Empresa')`
  await app.sql`
    insert into fornecedor (idfornecedor, idempresa, slug, nome, razaosocial, cnpj, segmento, config, chave_pix, cidade, uf)
    values (${idfornecedor}, ${idempresa}, 'so-o-preciso', 'Só o Preciso', 'Só o Preciso Ltda.', '11222333000181', 'Mercado', '{}', '', 'Campinas', 'SP')`
  const { dados, status } = await app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: 'so-o-preciso' },
  })
  expect(status).toBe(200)
  expect(dados).toMatchObject({
    slug: 'so-o-preciso',
    config: { seo: { title: 'Só o Preciso' }, rodape: { razaosocial: 'Só o Preciso Ltda.' }, menu: [] },
  })
  for (const parte of ['tema', 'rodape'] as const) {
    const prefixo = parte === 'tema' ? '/v2/configuracao' : '/v2/app/config'
    const response = await app.fastify.inject({ url: `${prefixo}/fornecedor/${idfornecedor}/${parte}` })
    expect([parte, response.statusCode]).toEqual([parte, 200])
  }
})

test('what a supplier says stands; what it leaves out has a default', () => {
  const quem = {
    nome: 'Loja',
    razaosocial: 'Loja Ltda.',
    cnpj: '11222333000181',
    cidade: 'Campinas',
    uf: 'SP',
  }
  const { tema, rodape, ordenacoes_produto } = completeConfig(
    { rodape: { email: 'oi@loja.example' }, ordenacoes_produto: [] },
    quem,
  )
  expect(tema.css).toContain('--brand:')
  expect(rodape).toMatchObject({ email: 'oi@loja.example', cnpj: '11.222.333/0001-81', colunas: [] })
  expect(ordenacoes_produto).toEqual([])
})

test.each([
  [
    'a store with a domain',
    { demo: false, marketplaceHosts: [] as string[] },
    'loja.example',
    'https://loja.example',
  ],
  [
    'one without, at a marketplace',
    { demo: false, marketplaceHosts: ['feira.example'] },
    '',
    'https://feira.example',
  ],
  ['neither has a name', { demo: false, marketplaceHosts: [] }, '', null],
  ['the demo', { demo: true, marketplaceHosts: [] }, 'bar.localhost', 'http://bar.localhost:3000'],
])('canonical addresses of %s', (_name, config, dominio, expected) => {
  expect(origemDaLoja({ port: 3000, ...config }, dominio)).toBe(expected)
})
