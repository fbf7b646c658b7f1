import { expect, test } from 'vitest'

import { isCnpj, isCpf, isEmail, isMaiorDe18 } from '@vitrine/rules/documento'
import { containsPonto } from '@vitrine/rules/poligono'
import { deriveTema } from '@vitrine/rules/tema'

import { clientes, fornecedores, SENHA_DEMO, termos, usuarios } from './index.ts'

const findCliente = (chave: string) => clientes.find((cliente) => cliente.chave === chave)
const findUsuario = (nome: string) => usuarios.find(({ email }) => email === `${nome}@vitrine.example`)
const cadastroOf = (chave: string, slug: string) =>
  findCliente(chave)?.cadastros.find((cadastro) => cadastro.slug === slug)

test('there are four stores, each with the number of products that the issue asks for (issue 1 D)', () => {
  const counts = Object.fromEntries(fornecedores.map(({ slug, produtos }) => [slug, produtos.length]))
  expect(Object.keys(counts)).toEqual(['emporio', 'atacado', 'obra', 'cervejaria'])
  expect(counts.emporio).toBeGreaterThanOrEqual(300)
  expect(counts.atacado).toBeGreaterThanOrEqual(200)
  expect(counts.obra).toBeGreaterThanOrEqual(120)
  expect(counts.cervejaria).toBeGreaterThanOrEqual(40)
})

test('each store has the tags by which it shows what it is there for (issue 1 D, §6)', () => {
  const tags = Object.fromEntries(fornecedores.map(({ slug, tags }) => [slug, tags]))
  expect(tags.emporio).toEqual(
    expect.arrayContaining([
      'has-delivery',
      'has-collect',
      'uses-share-coupom',
      'enable-recommendation-system',
    ]),
  )
  expect(tags.atacado).toEqual(
    expect.arrayContaining([
      'hide-price-for-logged-out-customers',
      'block-not-approved-user',
      'support-price-variance-by-payment',
    ]),
  )
  expect(tags.obra).toEqual(
    expect.arrayContaining(['has-collect', 'support-budget', 'restrict-not-approved-user-submission']),
  )
  expect(tags.obra).not.toContain('has-delivery')
  expect(tags.cervejaria).toEqual(
    expect.arrayContaining(['requires-address-to-access', 'uses-single-address']),
  )
})

test.each(fornecedores)(
  '$slug has a valid CNPJ, theme, Pix key and a delivery form of each kind it offers',
  (demo) => {
    expect(isCnpj(demo.cnpj)).toBe(true)
    expect(() => deriveTema(demo.tema)).not.toThrow()
    expect(demo.chave_pix).toMatch(/@.*\.example$/)
    const kinds = new Set(demo.formasEntrega.map(({ tipoEntrega }) => tipoEntrega))
    expect(kinds.has('DELIVERY')).toBe(demo.tags.includes('has-delivery'))
    expect(kinds.has('RETIRADA')).toBe(demo.tags.includes('has-collect'))
    expect(new Set(demo.areas.map(({ tipo }) => tipo))).toEqual(kinds)
    expect(demo.formasPagamento.some(({ tipo }) => tipo === 'PIX')).toBe(true)
    expect(demo.lojas.length > 0).toBe(kinds.has('RETIRADA'))
  },
)

test('names that become ids are unique inside their store, hosts and CNPJs over all of them', () => {
  for (const { formasEntrega, formasPagamento, lojas, produtos, categorias } of fornecedores) {
    for (const names of [formasEntrega, formasPagamento, lojas, categorias].map((rows) =>
      rows.map(({ nome }) => nome),
    ))
      expect(new Set(names).size).toBe(names.length)
    expect(new Set(produtos.map(({ sku }) => sku)).size).toBe(produtos.length)
  }
  for (const values of [
    fornecedores.flatMap(({ dominios }) => dominios),
    fornecedores.map(({ cnpj }) => cnpj),
  ])
    expect(new Set(values).size).toBe(values.length)
  expect(fornecedores.find(({ slug }) => slug === 'cervejaria')?.dominios).toContain('cervejaria.localhost')
})

test('coupons name categories and payment methods that exist, have codes of their own, and one to share where the tag says so', () => {
  for (const { tags, cupons = [], categorias, formasPagamento } of fornecedores) {
    const codigos = cupons.map(({ codigo }) => codigo)
    expect(new Set(codigos).size).toBe(codigos.length)
    expect(codigos.every((codigo) => /^[A-Z0-9]+$/.test(codigo))).toBe(true)
    const slugs = categorias.map(({ slug }) => slug)
    const nomes = formasPagamento.map(({ nome }) => nome)
    for (const cupom of cupons) {
      expect(slugs).toEqual(expect.arrayContaining(cupom.categorias ?? []))
      expect(nomes).toEqual(expect.arrayContaining(cupom.formasPagamento ?? []))
    }
    expect(cupons.some(({ indicacao }) => indicacao)).toBe(tags.includes('uses-share-coupom'))
  }
})

test('what a price table says is of products of its store, and costs less than the list, tier by tier', () => {
  const ditas = fornecedores.flatMap(({ tabelas = [], produtos }) =>
    tabelas.flatMap(({ precos }) => Object.entries(precos).map(([sku, dito]) => ({ sku, dito, produtos }))),
  )
  expect(ditas.length).toBeGreaterThan(0)
  for (const { sku, dito, produtos } of ditas) {
    const produto = produtos.find((cada) => cada.sku === sku)
    const precos = [produto?.preco ?? 0, dito.preco, ...Object.values(dito.faixas ?? {})].filter(
      (preco) => preco !== undefined,
    )
    expect(precos, sku).toEqual(precos.toSorted((a, b) => b - a))
    expect(dito.preco === undefined, sku).toBe(dito.desconto !== undefined)
  }
})

test('everybody has a valid document of their own and an e-mail that leads nowhere', () => {
  for (const { tipo_documento, documento, email } of clientes) {
    expect(tipo_documento === 'CPF' ? isCpf(documento) : isCnpj(documento)).toBe(true)
    expect(isEmail(email) && email.endsWith('@vitrine.example')).toBe(true)
  }
  expect(new Set(clientes.map(({ documento }) => documento)).size).toBe(clientes.length)
  expect(new Set(clientes.map(({ chave }) => chave)).size).toBe(clientes.length)
})

test('the logins are those of the issue and one that was invited, each with what it shows (issue 1 D)', () => {
  expect(SENHA_DEMO).toBe('vitrine-demo')
  expect(usuarios.map(({ email }) => email)).toEqual(
    ['ana', 'bar', 'balcao', 'novo', 'compras', 'rep', 'atende', 'dono', 'operador'].map(
      (nome) => `${nome}@vitrine.example`,
    ),
  )
  expect(usuarios.every(({ mostra }) => mostra.length > 0)).toBe(true)
})

test('ana is an adult, approved at three stores, each of which serves both of her addresses (issue 1 D)', () => {
  const ana = findCliente('ana')
  expect(isMaiorDe18(ana?.data_nascimento ?? '', '2026-01-01')).toBe(true)
  expect(ana?.enderecos.map(({ apelido }) => apelido)).toEqual(['Casa', 'Escritório'])
  for (const slug of ['emporio', 'obra', 'cervejaria']) {
    expect(cadastroOf('ana', slug)?.aprovado).toBe(true)
    const areas = fornecedores.find((demo) => demo.slug === slug)?.areas ?? []
    for (const { lat, lng } of ana?.enderecos ?? [])
      expect(
        areas.some(({ anel }) => containsPonto({ type: 'Polygon', coordinates: [anel] }, { lat, lng })),
      ).toBe(true)
  }
})

test('bar has R$ 5.000 of credit and is gold; novo waits for approval at two stores (issue 1 D)', () => {
  expect(cadastroOf('bar', 'atacado')).toMatchObject({ aprovado: true, limite: 5000, tags: ['ouro'] })
  expect(findCliente('novo')?.cadastros.map(({ slug, aprovado }) => [slug, aprovado])).toEqual([
    ['atacado', null],
    ['obra', null],
  ])
})

test('compras acts for three companies of atacado and may submit for two of them (issue 1 D)', () => {
  const vinculos = findUsuario('compras')?.clientes ?? []
  expect(vinculos.map(({ submete = true }) => submete)).toEqual([true, true, false])
  expect(vinculos.every(({ chave }) => cadastroOf(chave, 'atacado')?.aprovado)).toBe(true)
})

test('rep has 25 clients at atacado, all in the streets that it serves (issue 1 D)', () => {
  const carteira = clientes.filter(({ cadastros }) =>
    cadastros.some(({ representante }) => representante === 'rep@vitrine.example'),
  )
  expect(carteira.length).toBe(25)
  const areas = fornecedores.find(({ slug }) => slug === 'atacado')?.areas ?? []
  const delivery = areas.filter(({ tipo }) => tipo === 'DELIVERY')
  const outside = carteira.filter(({ enderecos }) =>
    enderecos.some(
      ({ lat, lng }) =>
        !delivery.some(({ anel }) => containsPonto({ type: 'Polygon', coordinates: [anel] }, { lat, lng })),
    ),
  )
  expect(outside.map(({ nome }) => nome)).toEqual([])
})

test('staff works where the issue says: atende at two stores, dono at all, operador at the platform', () => {
  expect(findUsuario('atende')?.equipe).toEqual([
    { slug: 'atacado', papel: 'atendente' },
    { slug: 'obra', papel: 'atendente' },
  ])
  expect(findUsuario('dono')?.equipe?.map(({ slug, papel }) => `${slug} ${papel}`)).toEqual(
    fornecedores.map(({ slug }) => `${slug} fornecedor`),
  )
  expect(findUsuario('operador')?.operador).toBe(true)
})

test('the terms have an older and a current version, and somebody who has not accepted the current one (§2)', () => {
  expect(termos.length).toBeGreaterThan(1)
  expect(termos.toSorted((a, b) => b.ha_dias - a.ha_dias)).toEqual(termos)
  expect(new Set(termos.map(({ versao }) => versao)).size).toBe(termos.length)
  expect(termos.at(-1)?.resumo).not.toBe('')
  const outdated = usuarios.filter(({ termos: versao }) => versao && versao !== termos.at(-1)?.versao)
  expect(outdated).toHaveLength(1)
})
