import { afterAll, beforeAll, expect, test } from 'vitest'

import { deriveTema, toCssVariables } from '@vitrine/rules/tema'

import { origemDaLoja, uuidv7 } from '../infra/index.ts'
import { createTestApp, type AppDeTeste } from '../teste/index.ts'
import { completeConfig, type ConfigCrua } from './complete-config.ts'
import { withDireitos } from './with-direitos.ts'

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
    slug: 'loja',
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
  expect(rodape).toMatchObject({
    email: 'oi@loja.example',
    cnpj: '11.222.333/0001-81',
    colunas: [{ titulo: 'Seus direitos' }],
  })
  expect(ordenacoes_produto).toEqual([])
})

test('the stylesheet follows from the inputs alone; one that cannot be drawn with gives way to the usual one', () => {
  const quem = {
    slug: 'l',
    nome: 'L',
    razaosocial: 'L',
    cnpj: '11222333000181',
    cidade: 'Campinas',
    uf: 'SP',
  }
  const temaOf = (tema: Record<string, unknown>) => completeConfig({ tema }, quem).tema
  const usual = temaOf({})
  expect(temaOf({ css: '--brand:url(//mau.example)' })).toEqual(usual)
  const roxa = temaOf({ entradas: { brand: '#6a1b9a', radius: 4 } })
  expect(roxa.css).toBe(toCssVariables(deriveTema(roxa.entradas)))
  expect(roxa.css).not.toBe(usual.css)
  expect(temaOf({ entradas: { brand: '</style>', radius: 4, font: 'Comic Sans' } }).entradas).toEqual({
    ...usual.entradas,
    radius: 4,
  })
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

test('every footer leads to the code of consumers, to where one complains, to whoever answers for data (brazil L19, L20, P5)', () => {
  const rodape = {
    nome: 'Só',
    razaosocial: 'Só Ltda.',
    cnpj: '',
    endereco: '',
    telefone: '',
    email: 'ajuda@so.example',
    horario_atendimento: '',
    colunas: [{ titulo: 'Ajuda', links: [{ nome: 'Reclame', href: 'https://www.consumidor.gov.br' }] }],
    documentos: [],
  }
  const links = withDireitos(rodape).colunas.flatMap((coluna) => coluna.links.map(({ href }) => href))
  expect(links).toEqual([
    'https://www.consumidor.gov.br',
    'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    'mailto:ajuda@so.example',
  ])
  expect(withDireitos({ ...rodape, email: '', colunas: [] }).colunas).toMatchObject([
    { titulo: 'Seus direitos' },
  ])
})

test.each([
  ['a menu that is no list', { menu: { nome: 'x' } }],
  ['a footer whose columns are a word', { rodape: { colunas: 'todas' } }],
  ['a theme that is a number', { tema: 7 }],
  ['a logo that is none', { tema: { logo: { claro: null } } }],
  ['a title of a number', { seo: { title: 3 } }],
  ['sortings that are nothing', { ordenacoes_produto: [null] }],
])('%s gives way to the usual one, and the rest stands (readings 8)', (_, partes) => {
  const quem = {
    slug: 'l',
    nome: 'L',
    razaosocial: 'L',
    cnpj: '11222333000181',
    cidade: 'Campinas',
    uf: 'SP',
  }
  const outra = { tracking: { ga4: 'G-ABCDE1' } }
  // As a hand may have written it into the table.
  const config = completeConfig({ ...partes, ...outra } as ConfigCrua, quem)
  expect(config).toEqual(completeConfig(outra, quem))
})
