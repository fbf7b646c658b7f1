import { expect, test, type APIRequestContext } from './teste.ts'

import { withBanco } from './banco.ts'
import { bar } from './conta.ts'
import { findProduto, login } from './passos.ts'

/** What a search engine is told by the pages themselves (issue 13 D, decision 0086): asked for as a crawler does, without a browser. */
const LISTADA = 'max-image-preview:large'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

interface Lida {
  status: number
  /** Where it leads instead; null for a page. */
  para: string | null
  html: string
  canonica: string | undefined
  robots: string | undefined
  /** What its JSON-LD says of itself, by the names of schema.org. */
  dados: Record<string, unknown>[]
}

async function read(request: APIRequestContext, path: string): Promise<Lida> {
  const resposta = await request.get(path, { maxRedirects: 0 })
  const html = await resposta.text()
  const blocos = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return {
    status: resposta.status(),
    para: resposta.headers()['location'] ?? null,
    html,
    canonica: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    dados: blocos.flatMap(([, json = '']) => JSON.parse(json)),
  }
}

const tiposDe = ({ dados }: Lida) => JSON.stringify(dados).match(/"@type":"\w+"/g) ?? []

test('a product has one address: another name, or none, leads there for good (301) @desktop', async ({
  page,
}) => {
  const id = await findProduto(page, 'emporio', 'mel silvestre')
  for (const antes of [id, `outro-nome-${id}`]) {
    const { status, para } = await read(page.request, `/emporio/produto/${antes}?utm_source=carta`)
    expect([status, para]).toEqual([
      301,
      expect.stringMatching(new RegExp(`^/emporio/produto/mel-silvestre[a-z-]*-${id}\\?utm_source=carta$`)),
    ])
  }
})

test('a category is found by its id and by a slug that it had, and leads to its own address (301); an unknown one is a 404 @desktop', async ({
  request,
}) => {
  const padaria = await withBanco(async (sql) => {
    const [row] = await sql<{ idcategoria: string; idfornecedor: string }[]>`
      select idcategoria, idfornecedor from categoria join fornecedor f using (idfornecedor) where f.slug = 'emporio' and categoria.slug = 'padaria'`
    if (!row) throw new Error('the demo has a bakery')
    // As the trigger of 0120 writes it when a slug changes.
    await sql`
      insert into categoria_slug_antigo (idfornecedor, slug, idcategoria) values (${row.idfornecedor}, 'paes-de-antes', ${row.idcategoria})
      on conflict do nothing`
    return row.idcategoria
  })
  for (const categ of [padaria, 'paes-de-antes']) {
    const { status, para } = await read(request, `/emporio?categ=${categ}`)
    expect([categ, status, para]).toEqual([categ, 301, '/emporio?categ=padaria'])
  }
  expect(await read(request, '/emporio?categ=nunca-houve')).toMatchObject({
    status: 404,
    canonica: undefined,
    robots: 'noindex',
  })
})

test('a product that is sold no more is a 410 with what is alike, and no address of its own @desktop', async ({
  page,
}) => {
  const id = await findProduto(page, 'emporio', 'mel silvestre')
  const saiu = await withBanco(async (sql) => {
    const novo = crypto.randomUUID()
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, ativo)
      select idfornecedor, ${novo}, ${crypto.randomUUID()}, ${novo.slice(0, 8)}, 'Mel que saiu', marca, idcategoria, embalagem, unidade, preco, false
      from produto where idcadastroextraproduto = ${id}`
    return novo
  })
  const lida = await read(page.request, `/emporio/produto/mel-que-saiu-${saiu}`)
  expect(lida).toMatchObject({ status: 410, canonica: undefined, robots: 'noindex', dados: [] })
  expect(lida.html).toContain('Este produto saiu do catálogo')
  expect(lida.html).not.toContain('Mel que saiu')
  const parecidos = lida.html.match(new RegExp(`href="/emporio/produto/[a-z0-9-]*${UUID.source}"`, 'g')) ?? []
  expect(new Set(parecidos).size).toBeGreaterThan(3)
})

test('home, category, product, combos and page say their one address and what they are; a search says that it is none @desktop', async ({
  page,
}) => {
  const { request } = page
  const id = await findProduto(page, 'emporio', 'mel silvestre')
  const produto = (await read(request, `/emporio/produto/${id}`)).para ?? ''
  const telas: [path: string, canonica: string, tipos: string[]][] = [
    ['/emporio', '/emporio', ['WebSite', 'Organization']],
    [
      '/emporio?categ=mercearia&page=2',
      '/emporio?categ=mercearia&amp;page=2',
      ['ItemList', 'BreadcrumbList'],
    ],
    [produto, produto, ['Product', 'Offer', 'BreadcrumbList']],
    ['/emporio/combos', '/emporio/combos', []],
    ['/emporio/pagina/como-entregamos', '/emporio/pagina/como-entregamos', ['BreadcrumbList']],
  ]
  for (const [path, canonica, tipos] of telas) {
    const lida = await read(request, path)
    expect([path, lida.status, lida.robots]).toEqual([path, 200, LISTADA])
    expect(lida.canonica).toMatch(/^https?:\/\//)
    expect(lida.canonica?.replace(/^https?:\/\/[^/]+/, '')).toBe(canonica)
    expect(tiposDe(lida)).toEqual(expect.arrayContaining(tipos.map((tipo) => `"@type":"${tipo}"`)))
  }
  for (const path of [
    '/emporio?sk=mel',
    '/emporio?ordenacao=menor-preco',
    '/emporio/carrinho',
    '/emporio/nada',
  ])
    expect([path, await read(request, path)]).toEqual([
      path,
      expect.objectContaining({ canonica: undefined, robots: 'noindex' }),
    ])
})

test('where prices are for customers alone no page has an offer for machines: neither a visitor’s nor the wholesaler’s own @desktop', async ({
  page,
}) => {
  const id = await findProduto(page, 'atacado', 'farinha de trigo')
  const { para } = await read(page.request, `/atacado/produto/${id}`)
  const doVisitante = await read(page.request, para ?? '')
  expect([doVisitante.status, doVisitante.robots]).toEqual([200, LISTADA])
  expect(doVisitante.canonica).toMatch(new RegExp(`${para}$`))
  expect(tiposDe(doVisitante)).not.toContain('"@type":"Offer"')
  expect(tiposDe(doVisitante)).toContain('"@type":"BreadcrumbList"')
  await login(page, 'atacado', bar)
  const doCliente = await read(page.request, para ?? '')
  expect(doCliente.html).toContain('R$')
  expect(doCliente.dados).toEqual([])
  expect(doCliente.canonica).toBe(doVisitante.canonica)
})
