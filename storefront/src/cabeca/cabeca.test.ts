import { describe, expect, test } from 'vitest'

import type { Fornecedor, Produto } from '@vitrine/contract'
import { janelaPadrao } from '@vitrine/contract/janela'

import rotas from '../routes.ts'
import { findCanonica, telasPublicas } from './find-canonica.ts'
import { makeCabeca, writeCabeca } from './index.ts'
import type { DadosRaiz } from '../shell/index.ts'
import { findErros } from './exigencias.teste.ts'
import type { Cabeca, Pagina } from './cabeca.ts'
import { makePerguntas } from './dado.ts'

const ID = '018f0000-0000-7000-8000-000000000001'
const HASH = 'a'.repeat(32)
const origem = 'https://emporio.example'
const seo = {
  title: 'Empório',
  description: 'Orgânicos.',
  favicon: '',
  key: 'café, queijo',
  image: '',
  url: '',
  sub: '',
}

function buildRaiz(mudanca: Partial<Fornecedor['config']> = {}, dominio = 'emporio.example'): DadosRaiz {
  const loja = {
    slug: 'emporio',
    nome: 'Empório da Serra',
    config: {
      seo,
      rodape: {
        razaosocial: 'Empório Ltda.',
        cnpj: '11.222.333/0001-81',
        endereco: 'Rua A, 1',
        email: '',
        telefone: '',
      },
      tema: { logo: { claro: HASH, escuro: '' } },
      dominio: { dominio, dominio_adicionais: [] },
      ...mudanca,
    },
  } as unknown as Fornecedor // the fields that a head reads
  const vazia = {
    variacaoPix: null,
    sessao: null,
    encerrada: false,
    carrinho: null,
    linhas: [],
    isForaDaArea: false,
  }
  return { ...vazia, janela: janelaPadrao, loja, categorias: [], origem }
}

const ramo = {
  idcategoria: ID,
  slug: 'mercearia',
  nome: 'Mercearia',
  icone: '',
  fundo: '',
  total: 3,
  filhas: [{ idcategoria: 'f', slug: 'cafes', nome: 'Cafés', icone: '', fundo: '', total: 3 }],
}

const produto = {
  id: ID,
  name: 'Café torrado 500 g',
  marca: 'Serra',
  sku: 'C-1',
  ean: '7891000100103',
  embalagem: 'pacote',
  descricao: 'Café de altitude.',
  especificacoes: [{ nome: 'Torra', valor: 'Média' }],
  imagem: { hash: HASH, alt: 'Pacote de café', cor: '#eeeeee' },
  imagens: [{ hash: HASH, alt: 'Pacote de café', cor: '#eeeeee' }],
  categoria: { idcategoria: 'f', slug: 'cafes', nome: 'Cafés' },
  categoriapai: { idcategoria: ID, slug: 'mercearia', nome: 'Mercearia' },
  disponivel: true,
  unidade_base: 'kg',
  fator_unidade: 0.5,
  multiploincremento: null,
  granularidade: 1,
  preco: 30,
  preconf: 25,
  tags: [],
} as unknown as Produto // the fields that a head reads

const fatos: Pagina['fatos'] = {
  entregas: [{ preco: 12, gratis_acima: null, faixas: [], prazo_dias: 1 }],
  cidade: 'Campinas',
  uf: 'SP',
  lojas: [
    {
      idloja: 'l',
      nome: 'Centro',
      descricao_endereco_loja: 'Rua B, 2',
      telefone: '',
      lat: -22.9,
      lng: -47,
      horarios: ['08:00-18:00', null],
    },
  ],
}
const page = { data: [produto], totalItems: 41, totalPages: 3, page: 2, limit: 20 }

const build = (mudanca: Partial<Pagina>): Pagina => ({
  rota: 'produto',
  pathname: `/emporio/produto/cafe-torrado-500-g-${ID}`,
  search: '',
  status: 200,
  raiz: buildRaiz(),
  dados: { produto },
  fatos,
  ...mudanca,
})
const doTipo = ({ dados }: Cabeca, tipo: string) => dados.find((dado) => dado['@type'] === tipo)

describe('§3 page head: one canonical address', () => {
  test.each([
    ['lista', '/emporio', '', `${origem}/`],
    ['inicio', '/', '', `${origem}/`],
    ['lista', '/emporio', '?utm_source=x&gclid=1', `${origem}/`],
    ['lista', '/emporio', '?categ=cafes', `${origem}/emporio?categ=cafes`],
    ['inicio', '/', '?categ=cafes&page=2', `${origem}/emporio?categ=cafes&page=2`],
    ['lista', '/emporio', '?page=3', `${origem}/emporio?page=3`],
    ['lista', '/emporio', '?categ=cafes&page=1', `${origem}/emporio?categ=cafes`],
    ['lista', '/emporio', '?sk=cafe', null],
    ['lista', '/emporio', '?categ=cafes&tagsPesquisa=organico', null],
    ['lista', '/emporio', '?ordenacao=menor_preco', null],
    ['produto', `/emporio/produto/cafe-${ID}`, '?x=1', `${origem}/emporio/produto/cafe-${ID}`],
    ['combos', '/emporio/combos/', '', `${origem}/emporio/combos`],
    ['termos', '/emporio/termos', '?versao=1', null],
    ['carrinho', '/emporio/carrinho', '', null],
    ['compartilhada', '/emporio/listas/compartilhada/x', '', null],
    ['nao-encontrada-na-loja', '/emporio/x', '', null],
  ])('%s at %s%s: %s', (rota, pathname, search, expected) => {
    expect(findCanonica(rota, { pathname, search }, buildRaiz())).toBe(expected)
  })

  test('a store without a host of its own is at home by its name; the marketplace has no store', () => {
    const semDominio = { ...buildRaiz({}, ''), origem: 'https://vitrine.example' }
    expect(findCanonica('lista', { pathname: '/emporio', search: '' }, semDominio)).toBe(
      'https://vitrine.example/emporio',
    )
    // The demo's hosts are of this machine alone, and so it links to the marketplace.
    const demo = { ...buildRaiz(), origem: 'http://localhost:3000' }
    expect(findCanonica('lista', { pathname: '/emporio', search: '' }, demo)).toBe(
      'http://localhost:3000/emporio',
    )
    expect(findCanonica('inicio', { pathname: '/', search: '' }, { ...semDominio, loja: null })).toBe(
      'https://vitrine.example/',
    )
  })

  test('what is public is a screen of the map, and every other screen is personal: a new one is listed by nobody until it says so', () => {
    interface Rota {
      id?: string
      children?: Rota[]
    }
    const idsOf = (lista: readonly Rota[]): string[] =>
      lista.flatMap(({ id, children }) => [id ?? '', ...idsOf(children ?? [])])
    const ids = idsOf(rotas)
    expect(Object.keys(telasPublicas).filter((id) => !ids.includes(id))).toEqual([])
    for (const rota of ids.filter((id) => !telasPublicas[id]))
      expect([
        rota,
        makeCabeca(build({ rota, dados: { lista: { nome: 'Mês', itens: [] } } })).canonica,
      ]).toEqual([rota, null])
  })
})

describe('§3 page head: what a page says', () => {
  test('a product: its name, its words, its picture, and its price for social networks', () => {
    const cabeca = makeCabeca(build({}))
    expect(cabeca).toMatchObject({
      titulo: 'Café torrado 500 g',
      descricao: 'Café de altitude.',
      tipo: 'product',
      imagem: { alt: 'Café torrado 500 g', largura: 1200, altura: 630 },
      propriedades: { 'product:price:amount': '25', 'product:availability': 'in stock' },
    })
  })

  test('a home says its key words, a category what it has, whoever is logged in gets no data of the page', () => {
    expect(makeCabeca(build({ rota: 'lista', pathname: '/emporio', dados: { pagina: page } })).chave).toBe(
      'café, queijo',
    )
    const categoria = makeCabeca(
      build({ rota: 'lista', pathname: '/emporio', search: '?categ=cafes', dados: { pagina: page, ramo } }),
    )
    expect(categoria).toMatchObject({
      titulo: 'Cafés',
      descricao: 'Cafés em Empório da Serra: 41 produtos. Orgânicos.',
    })
    const sessao = { authenticated: true } as unknown as DadosRaiz['sessao'] // any session
    const pessoal = makeCabeca(build({ raiz: { ...buildRaiz(), sessao } }))
    expect(pessoal.dados).toEqual([])
    expect(pessoal.propriedades).not.toHaveProperty('product:price:amount')
  })

  test('where the price is not public, the page tells search engines no offer and no price', () => {
    const semPreco = { ...produto, preco: undefined, preconf: undefined } as unknown as Produto // as the server sends it
    const html = writeCabeca(makeCabeca(build({ dados: { produto: semPreco } })), 'Empório')
    expect(html).not.toMatch(/Offer|price|"Product"/)
    expect(html).toContain('BreadcrumbList')
  })

  test.each([404, 410, 500])('a page of %i is listed by nobody and tells of no product', (status) => {
    const html = writeCabeca(makeCabeca(build({ status, dados: undefined })), 'Empório')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('ld+json')
  })

  test('a product that is gone, a list that was not read, a home that is composed: nothing is missing that breaks the page', () => {
    expect(makeCabeca(build({ dados: { produto: null, parecidos: [] } })).titulo).toBe('Empório')
    expect(
      makeCabeca(build({ rota: 'lista', pathname: '/emporio', dados: { pagina: null, filtros: null } }))
        .dados,
    ).toHaveLength(3)
    expect(makeCabeca(build({ rota: 'inicio', pathname: '/', dados: { secoes: [] } })).dados).toHaveLength(3)
  })

  test('hostile names stay text: in attributes, and inside the data element', () => {
    const mau = `</script><script>alert(1)</script>"'&\u2028`
    const html = writeCabeca(
      makeCabeca(
        build({ dados: { produto: { ...produto, name: mau, descricao: mau, marca: mau, sku: mau } } }),
      ),
      mau,
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    const json = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(json).not.toContain('\u2028')
    expect(JSON.parse(json)['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Product', name: mau }),
    )
  })

  test('5,000 characters become one line between words', () => {
    const { descricao } = makeCabeca(
      build({ dados: { produto: { ...produto, descricao: 'palavra\n '.repeat(700) } } }),
    )
    expect(descricao.length).toBeLessThanOrEqual(161)
    expect(descricao).toMatch(/^(palavra ?)+…$/)
  })
})

describe('structured data holds what its readers require (schema.org, Google Search)', () => {
  test.each<[string, Partial<Pagina>, string[]]>([
    ['a product', {}, ['Organization', 'BreadcrumbList', 'Product']],
    [
      'a home',
      { rota: 'lista', pathname: '/emporio', dados: { pagina: page } },
      ['Organization', 'WebSite', 'Store', 'ItemList'],
    ],
    [
      'a category',
      { rota: 'lista', pathname: '/emporio', search: '?categ=cafes', dados: { pagina: page, ramo } },
      ['BreadcrumbList', 'ItemList'],
    ],
    [
      'combos',
      {
        rota: 'combos',
        pathname: '/emporio/combos',
        dados: { combos: [{ nome: 'Café da manhã', idcombopromocional_cabecalho: ID, imagens: [] }] },
      },
      ['ItemList'],
    ],
    [
      'a combo',
      {
        rota: 'combo',
        pathname: `/emporio/combos/x-${ID}`,
        dados: {
          combo: { nome: 'Café da manhã', descricao: '', idcombopromocional_cabecalho: ID, imagens: [] },
        },
      },
      ['BreadcrumbList'],
    ],
  ])('%s', (_, mudanca, tipos) => {
    const { dados } = makeCabeca(build(mudanca))
    expect(dados.map((dado) => dado['@type'])).toEqual(tipos)
    expect(dados.flatMap((dado) => findErros(dado))).toEqual([])
  })

  test('a static page answers questions as it shows them, without the signs of its text; one that cannot be shown says nothing', () => {
    const blocos = [
      { tipo: 'PERGUNTAS', perguntas: [{ pergunta: 'Entregam?', resposta: '**Sim**, [em Campinas](/x).' }] },
    ]
    const pagina = { slug: 'ajuda', titulo: 'Ajuda', descricao: 'Como comprar.', blocos }
    const mudanca = { rota: 'pagina', pathname: '/emporio/pagina/ajuda', dados: { pagina } }
    const { dados, canonica } = makeCabeca(build(mudanca))
    expect(canonica).toBe(`${origem}/emporio/pagina/ajuda`)
    expect(dados.map((dado) => dado['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(dados.flatMap((dado) => findErros(dado))).toEqual([])
    expect(JSON.stringify(dados)).toContain('Sim, em Campinas.')
    expect(makeCabeca(build({ ...mudanca, dados: { pagina: null } })).dados).toEqual([])
  })

  test('questions of a page, as FAQPage', () => {
    expect(findErros(makePerguntas([{ pergunta: 'Entregam?', resposta: 'Sim.' }]))).toEqual([])
  })

  test('the table itself refuses what lacks something', () => {
    expect(findErros({ '@type': 'Offer', price: 'muito' })).toEqual(
      expect.arrayContaining(['Offer.price: muito', 'Offer.availability is missing']),
    )
    expect(findErros({ '@type': 'Inventado' })).toEqual(['Inventado is not in the table'])
  })

  test('the offer says until when its price holds where the policy that made it ends, and nothing elsewhere', () => {
    const ateQuando = (change: object) => {
      const comEfeito = { ...produto, ...change } as unknown as Produto // with what a policy adds
      const { offers } = doTipo(
        makeCabeca(build({ dados: { produto: comEfeito } })),
        'Product',
      ) as unknown as {
        offers: object
      } // as made above
      return (offers as { priceValidUntil?: string }).priceValidUntil
    }
    expect(ateQuando({ efeitospoliticas: { politica: 'Clube', validade: '2026-11-30' } })).toBe('2026-11-30')
    expect(ateQuando({})).toBeUndefined()
  })

  test('the offer: price, what it was lowered from, by kilogram, delivery and withdrawal', () => {
    const { offers } = doTipo(makeCabeca(build({})), 'Product') as unknown as { offers: object } // as made above
    expect(offers).toMatchObject({
      price: 25,
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        {
          price: 25,
          referenceQuantity: { value: 0.5, unitCode: 'KGM', valueReference: { value: 1, unitCode: 'KGM' } },
        },
        { price: 30, priceType: 'https://schema.org/StrikethroughPrice' },
      ],
      shippingDetails: [{ shippingRate: { value: 12 }, shippingDestination: { addressRegion: 'SP' } }],
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    })
  })
})
