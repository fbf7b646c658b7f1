import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sistema } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { savePaginas } from '../pagina-estatica/index.ts'
import {
  buildCombo,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { SaxesParser } from 'saxes'

import { nameMapa, POR_MAPA, readMapa, writeIndice, writeProdutos } from './write-sitemap.ts'

/** Issue 13 D: sitemaps and robots.txt of each host (sitemaps.org 0.9). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let propria: FornecedorDeTeste
beforeAll(async () => {
  app = await createTestApp({ demo: false, marketplaceHosts: ['vitrine.example'] })
  loja = await buildFornecedor(app.sql)
  propria = await buildFornecedor(app.sql)
  await app.sql`insert into dominio (dominio, idfornecedor, principal) values ('propria.example', ${propria.idfornecedor}, true)`
  await app.settle()
})
afterAll(() => app.close())

async function ask(host: string, url: string) {
  const { statusCode, body, headers } = await app.fastify.inject({ url, headers: { host } })
  return { status: statusCode, texto: body, tipo: headers['content-type'] }
}

/** Every text of an element by its name; throws when it is not XML. */
function readXml(xml: string): Map<string, string[]> {
  const parser = new SaxesParser()
  const textos = new Map<string, string[]>()
  const pilha: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => pilha.push(name))
  parser.on('closetag', () => pilha.pop())
  parser.on('text', (texto) => {
    const nome = pilha.at(-1) ?? ''
    if (texto.trim()) textos.set(nome, [...(textos.get(nome) ?? []), texto])
  })
  parser.write(xml).close()
  return textos
}

/** The protocol's schemas (sitemap.xsd, siteindex.xsd, sitemap-image.xsd): what may stand in each element, in this order; `+`, `?`, `*` as in them. */
const protocolo: Record<string, readonly string[]> = {
  urlset: ['url+'],
  url: ['loc', 'lastmod?', 'changefreq?', 'priority?', 'image:image*'],
  'image:image': ['image:loc', 'image:caption?', 'image:geo_location?', 'image:title?', 'image:license?'],
  sitemapindex: ['sitemap+'],
  sitemap: ['loc', 'lastmod?'],
}
const namespaces = {
  '': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
}
/** W3C date and time, as the protocol has it; an address has 12 to 2048 letters. */
const textos: Record<string, RegExp> = {
  loc: /^https?:\/\/\S{1,2040}$/,
  'image:loc': /^https?:\/\/\S{1,2040}$/,
  lastmod: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
}

/** What of a sitemap the protocol does not know, or not there. */
function findErros(xml: string): string[] {
  const erros: string[] = []
  const pilha: { nome: string; filhos: string[]; texto: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, prefix, uri, attributes }) => {
    const esperado = Object.entries(namespaces).find(([nome]) => nome === prefix)?.[1]
    if (uri !== esperado) erros.push(`${name} of ${uri}`)
    erros.push(...Object.keys(attributes).filter((atributo) => !/^xmlns(:image)?$/.test(atributo)))
    pilha.at(-1)?.filhos.push(name)
    pilha.push({ nome: name, filhos: [], texto: '' })
  })
  parser.on('text', (texto) => {
    const aberto = pilha.at(-1)
    if (aberto) aberto.texto += texto
  })
  parser.on('closetag', () => {
    const { nome = '', filhos = [], texto = '' } = pilha.pop() ?? {}
    const ordem = protocolo[nome]?.map((filho) => `(?:${filho.replace(/[+?*]?$/, ' )$&')}`).join('')
    const isCerto = ordem
      ? new RegExp(`^${ordem}$`).test(filhos.map((filho) => `${filho} `).join('')) && texto.trim() === ''
      : textos[nome]?.test(texto) && filhos.length === 0
    if (!isCerto) erros.push(`${nome}: ${filhos.slice(0, 9).join(' ')}${texto}`)
  })
  parser.write(xml).close()
  return erros
}

test.each([
  ['<url><lastmod>2026-01-01T00:00:00Z</lastmod><loc>https://a.example/</loc></url>', 'url: lastmod loc'],
  ['<url><loc>https://a.example/</loc><price>1</price></url>', 'price: 1'],
  ['<url><loc>/a</loc></url>', 'loc: /a'],
  ['', 'urlset: '],
])('the protocol refuses %j', (dentro, erro) => {
  expect(findErros(`<urlset xmlns="${namespaces['']}">${dentro}</urlset>`)).toContain(erro)
})

describe('robots.txt', () => {
  test.each([
    ['vitrine.example', 'Sitemap: https://vitrine.example/sitemap.xml'],
    ['propria.example', 'Sitemap: https://propria.example/sitemap.xml'],
    ['teste.vitrine.example', 'Disallow: /\n'],
    ['203.0.113.7', 'Disallow: /\n'],
    ['localhost', 'Disallow: /\n'],
  ])('of %s: a host that nobody named is left alone', async (host, expected) => {
    const { status, texto, tipo } = await ask(host, '/robots.txt')
    expect([status, tipo]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(texto).toContain(expected)
  })
})

describe('sitemaps', () => {
  test('a store of its own host is told of there alone, another one at the marketplace', async () => {
    await buildProduto(app.sql, loja)
    await buildProduto(app.sql, propria)
    const doMercado = readXml((await ask('vitrine.example', '/sitemap.xml')).texto).get('loc') ?? []
    expect(doMercado).toContain(`https://vitrine.example/${nameMapa(loja.slug, 'paginas')}`)
    expect(doMercado).toContain(`https://vitrine.example/${nameMapa(loja.slug, 1)}`)
    expect(doMercado.filter((loc) => loc.includes(propria.slug))).toEqual([])
    const daLoja = readXml((await ask('propria.example', '/sitemap.xml')).texto).get('loc')
    expect(daLoja).toEqual(
      ['paginas' as const, 1].map((parte) => `https://propria.example/${nameMapa(propria.slug, parte)}`),
    )
    expect((await ask('vitrine.example', `/${nameMapa(propria.slug, 1)}`)).status).toBe(404)
    expect((await ask('propria.example', `/${nameMapa(loja.slug, 1)}`)).status).toBe(404)
    expect((await ask('teste.example', '/sitemap.xml')).status).toBe(404)
  })

  test('products with their day and hostile names, what is sold no more left out', async () => {
    const id = await buildProduto(app.sql, loja, { nome: `Café & "açúcar" <b>` })
    const fora = await buildProduto(app.sql, loja)
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${fora}`
    await app.sql`
      update produto set imagens = ${app.sql.json([{ hash: 'a'.repeat(32), alt: '', cor: '#ffffff' }])} where idcadastroextraproduto = ${id}`
    const { texto, tipo } = await ask('vitrine.example', `/${nameMapa(loja.slug, 1)}`)
    expect(tipo).toBe('application/xml; charset=utf-8')
    expect(findErros(texto)).toEqual([])
    expect(texto).toContain('<image:loc>')
    const lidos = readXml(texto)
    expect(lidos.get('loc')).toContain(`https://vitrine.example/${loja.slug}/produto/cafe-acucar-b-${id}`)
    expect(texto).not.toContain(fora)
    expect(lidos.get('lastmod')).toHaveLength(lidos.get('loc')?.length ?? 0)
  })

  test('the day moves with what a page shows of a product, not with what it sells', async () => {
    const id = await buildProduto(app.sql, loja)
    const diaOf = async () => {
      const [row] = await app.sql<
        { mudado_em: Date }[]
      >`select mudado_em from produto where idcadastroextraproduto = ${id}`
      return row?.mudado_em.getTime() ?? 0
    }
    const antes = await diaOf()
    await app.sql`update produto set vendas = vendas + 1, nome = nome where idcadastroextraproduto = ${id}`
    expect(await diaOf()).toBe(antes)
    await app.sql`update produto set nome = 'Outro' where idcadastroextraproduto = ${id}`
    expect(await diaOf()).toBeGreaterThan(antes)
  })

  test('home, combos and the categories that show something', async () => {
    const { texto } = await ask('propria.example', `/${nameMapa(propria.slug, 'paginas')}`)
    const locs = readXml(texto).get('loc') ?? []
    expect(locs.slice(0, 2)).toEqual([
      'https://propria.example/',
      `https://propria.example/${propria.slug}/combos`,
    ])
    expect(locs[2]).toContain('?categ=')
  })

  test('home, categories, combos and the sitemaps themselves say since when they are as they are', async () => {
    const outra = await buildFornecedor(app.sql)
    const { slug } = outra
    const [velho, novo] = [await buildProduto(app.sql, outra), await buildProduto(app.sql, outra)]
    const setDia = (id: string, dia: string) =>
      app.sql`update produto set mudado_em = ${dia} where idcadastroextraproduto = ${id}`
    await setDia(velho, '2026-03-01T10:00:00Z')
    await setDia(novo, '2026-03-02T10:00:00Z')
    const idcombo = await buildCombo(app.sql, outra, {
      preco: { tipo: 'fixo', valor: 5 },
      grupos: [{ nome: 'Um', minimo: 1, maximo: 1, produtos: [{ id: velho }] }],
    })
    await app.settle()
    const read = async (nome: string) => {
      const { texto } = await ask('vitrine.example', nome)
      expect(findErros(texto)).toEqual([])
      const ditos = texto.matchAll(/<loc>(?<loc>[^<]+)<\/loc>(?:<lastmod>(?<dia>[^<]+)<\/lastmod>)?/g)
      return new Map([...ditos].map(({ groups }) => [groups?.['loc'], groups?.['dia']]))
    }
    const base = `https://vitrine.example/${slug}`
    const paginas = await read(`/${nameMapa(slug, 'paginas')}`)
    expect(paginas.get(base)).toBe('2026-03-02T10:00:00.000Z')
    expect([...paginas].filter(([loc]) => loc?.includes('?categ='))).toEqual([
      [expect.anything(), '2026-03-02T10:00:00.000Z'],
    ])
    expect(paginas.get(`${base}/combos`)).toBe('2026-03-01T10:00:00.000Z')
    const indice = async (parte: 'paginas' | number) =>
      (await read('/sitemap.xml')).get(`https://vitrine.example/${nameMapa(slug, parte)}`)
    expect(await indice('paginas')).toBe('2026-03-02T10:00:00.000Z')
    expect(await indice(1)).toBe('2026-03-02T10:00:00.000Z')
    // A combo began in the store's own midnight.
    await app.sql`update combo set inicio = '2026-04-01' where idcombopromocional_cabecalho = ${idcombo}`
    expect((await read(`/${nameMapa(slug, 'paginas')}`)).get(`${base}/combos`)).toBe(
      '2026-04-01T03:00:00.000Z',
    )
    expect(await indice('paginas')).toBe('2026-04-01T03:00:00.000Z')
    expect(await indice(1)).toBe('2026-03-02T10:00:00.000Z')
    // What is sold no more was on the page of its category until then.
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${novo}`
    const agora = (await read(`/${nameMapa(slug, 'paginas')}`)).get(base) ?? ''
    expect(Date.now() - Date.parse(agora)).toBeLessThan(600_000)
  })

  test('static pages of the web with the day since which they are as they are; no draft, none of the app', async () => {
    const save = (chave: string, estado: 'PUBLICADA' | 'RASCUNHO', tags: ('WEB' | 'APP')[]) => ({
      versao: null,
      idpublicacao: uuidv7(),
      idconteudo: uuidv7(),
      chave,
      estado,
      dados: {
        titulo: chave,
        descricao: '',
        tags,
        blocos: [{ tipo: 'TEXTO' as const, texto: 'Todo dia.' }],
      },
    })
    await app.sql.begin((tx) =>
      savePaginas(tx, { idfornecedor: propria.idfornecedor, autor: sistema }, [
        save('entrega', 'PUBLICADA', ['WEB']),
        save('no-aplicativo', 'PUBLICADA', ['APP']),
        save('rascunho', 'RASCUNHO', ['WEB']),
      ]),
    )
    await app.settle()
    const { texto } = await ask('propria.example', `/${nameMapa(propria.slug, 'paginas')}`)
    const lidos = readXml(texto)
    expect(lidos.get('loc')?.filter((loc) => loc.includes('/pagina/'))).toEqual([
      `https://propria.example/${propria.slug}/pagina/entrega`,
    ])
    expect(texto).toMatch(/\/pagina\/entrega<\/loc><lastmod>\d{4}-\d\d-\d\dT.*Z<\/lastmod>/)
    expect(findErros(texto)).toEqual([])
  })

  test.each([
    'sitemap-x.xml',
    'sitemap-loja-produtos-0.xml',
    'sitemap-loja-produtos-100000.xml',
    "sitemap-'-paginas.xml",
    'sitemap-.xml',
  ])('%s is not one of them', async (nome) => {
    expect(readMapa(nome)).toBeNull()
    expect((await ask('vitrine.example', `/${nome}`)).status).toBe(404)
  })

  test('a sitemap beyond the last product is not there; a store called sitemap-… keeps its address', async () => {
    expect((await ask('vitrine.example', `/${nameMapa(loja.slug, 2)}`)).status).toBe(404)
    expect((await ask('vitrine.example', '/sitemap-da-loja')).texto).not.toContain('urlset')
  })
})

describe('120,000 products', () => {
  const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
  function build() {
    const lidos: number[] = []
    const listDepois = async (depois: string, limit: number) => {
      const desde = Number(depois.slice(-12))
      const quantos = Math.max(0, Math.min(limit, 120_000 - desde))
      lidos.push(quantos)
      return Array.from({ length: quantos }, (_, i) => ({
        id: idOf(desde + i + 1),
        nome: 'Café torrado e moído de altitude',
        imagem: 'a'.repeat(32),
        mudado_em: new Date(0),
      }))
    }
    return { lidos, listDepois }
  }
  const produtos = (depois: number, listDepois: ReturnType<typeof build>['listDepois']) =>
    writeProdutos({ origem: 'https://loja.example', slug: 'loja', depois: idOf(depois) }, listDepois)

  test('are three sitemaps, each product in one of them, at most 50,000 and 50 MB in each', async () => {
    const { listDepois } = build()
    const totais: number[] = []
    for (const depois of [0, POR_MAPA, 2 * POR_MAPA]) {
      let [urls, bytes] = [0, 0]
      for await (const pedaco of produtos(depois, listDepois)) {
        urls += pedaco.split('<url>').length - 1
        bytes += Buffer.byteLength(pedaco)
      }
      expect(bytes).toBeLessThan(50 * 1024 * 1024)
      totais.push(urls)
    }
    expect(totais).toEqual([50_000, 50_000, 20_000])
    const lojas = (async function* () {
      yield { slug: 'loja', paginas: null, produtos: [new Date(0), new Date(1), new Date(2)] }
    })()
    let indice = ''
    for await (const pedaco of writeIndice('https://loja.example', lojas)) indice += pedaco
    expect(readXml(indice).get('loc')).toHaveLength(4)
    expect(findErros(indice)).toEqual([])
  })

  test('are read as they are sent: who reads one piece makes the store read one batch', async () => {
    const { lidos, listDepois } = build()
    const pedacos = produtos(0, listDepois)
    await pedacos.next()
    expect(lidos).toEqual([])
    await pedacos.next()
    expect(lidos).toEqual([1000])
    await pedacos.return(undefined)
    expect(lidos).toEqual([1000])
  })
})
