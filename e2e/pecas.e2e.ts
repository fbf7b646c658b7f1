import { expect, test, type Page } from './teste.ts'

import { cookies } from '@vitrine/contract/headers'
import { createFetchClient, toRequest, type Answer } from '@vitrine/contract/client'
import { janelaPadrao, type ContextoPagina, type PecaGuardada } from '@vitrine/contract/janela'

import { ana, atendente, createConta, type Conta } from './conta.ts'
import { findProduto, login, setCart } from './passos.ts'

/** Decision 0153: a page with pieces from memory is, to the byte, the page drawn whole. The pages as they are built, with the answers of the shop. */
const lojas = ['emporio', 'cervejaria', 'atacado', 'obra']
/** It sees no prices where they are shown after approval. */
const novo: Conta = { ...ana, email: 'novo@vitrine.example' }
/** Of each store for each person; every one of them is drawn four times. */
const PAGINAS = 18

type Client = ContextoPagina['client']
type Draw = (caminho: string, client: Client, guardadas: ContextoPagina['guardadas']) => Promise<string>

interface Build {
  entry: {
    module: {
      paginaContext: unknown
      createRequestHandler(
        build: unknown,
        mode: string,
      ): (pedida: Request, contexto: unknown) => Promise<Response>
      RouterContextProvider: new () => { set(chave: unknown, valor: unknown): void }
    }
  }
}

// One memory and one process for all of them: what one person's page left there is looked for by the next one's.
test.describe.configure({ mode: 'default' })
const memoria = new Map<string, PecaGuardada>()
let vezes = { achadas: 0, desenhadas: 0 }
const guardadas = {
  nameOf: (chave: () => string) => chave(),
  get(nome: string) {
    const peca = memoria.get(nome)
    vezes[peca ? 'achadas' : 'desenhadas'] += 1
    return peca
  },
  set: (nome: string, peca: PecaGuardada) => void memoria.set(nome, peca),
}

const pessoas: { nome: string; conta: (() => Promise<Conta>) | null; carrinho?: string }[] = [
  { nome: 'a visitor', conta: null },
  { nome: 'a customer with past orders', conta: () => Promise.resolve(ana) },
  { nome: 'a company with a cart', conta: () => createConta('bar'), carrinho: 'arroz' },
  { nome: 'a company that waits for approval', conta: () => Promise.resolve(novo) },
  { nome: 'staff of a store', conta: () => Promise.resolve(atendente) },
]

for (const { nome, conta, carrinho } of pessoas)
  test(`lists, home and products of ${nome}: the same bytes with pieces as without @desktop`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(400_000)
    const draw = await loadDraw(conta !== null)
    vezes = { achadas: 0, desenhadas: 0 }
    let paginas = 0
    for (const loja of lojas) {
      if (conta) await login(page, loja, await conta()).catch(() => {})
      if (carrinho && loja === 'emporio')
        await setCart(page, loja, [{ id: await findProduto(page, loja, carrinho), quantidade: 2 }])
      const client = rememberAnswers(await cookieOf(page), baseURL ?? '')
      for (const caminho of await listCaminhos(draw, client, loja)) {
        // What comes in files of its own is there from the second time on.
        await draw(caminho, client, null)
        const inteira = await draw(caminho, client, null)
        // A store that asks for the place first leads there.
        if (!inteira.includes('</html>')) continue
        paginas += 1
        for (const vez of ['drawn', 'from memory'])
          expect(await draw(caminho, client, guardadas), `${caminho}, ${vez}`).toBe(inteira)
      }
    }
    expect(paginas).toBeGreaterThan(45)
    expect(vezes.achadas).toBeGreaterThan(600)
  })

test('a list that comes from pieces comes alive without a complaint, and its cards work @desktop', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  const queixas: string[] = []
  page.on('pageerror', (error) => queixas.push(error.message))
  page.on('console', (linha) => linha.type() === 'error' && queixas.push(linha.text()))
  for (const caminho of [
    '/emporio?ordenacao=menor_preco',
    '/emporio?ordenacao=menor_preco&tagsPesquisa=',
    '/emporio',
  ])
    await page.goto(caminho)
  await page.goto('/emporio?ordenacao=menor_preco')
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Aumentar quantidade/ }).first()).toBeVisible()
  expect(queixas).toEqual([])
})

async function loadDraw(temSessao: boolean): Promise<Draw> {
  // The file exists after a build only, so no type can be imported from it.
  const build = (await import(new URL('../storefront/build/server/index.js', import.meta.url).href)) as Build
  const { createRequestHandler, RouterContextProvider, paginaContext } = build.entry.module
  const handle = createRequestHandler(build, 'production')
  return async (caminho, client, pecas) => {
    const router = new RouterContextProvider()
    const contexto: ContextoPagina = {
      client,
      janela: janelaPadrao,
      host: 'localhost',
      origemDe: () => 'https://loja.example',
      fatosDe: () => Promise.resolve(null),
      slugDoHost: null,
      local: null,
      lugar: null,
      isForaDaArea: false,
      setCookies: [],
      quem: null,
      temSessao,
      draw: (_sinal, work) => work(),
      guardadas: pecas,
      incompleta: false,
      desenhada: null,
    }
    router.set(paginaContext, contexto)
    const answer = await handle(new Request(`http://localhost${caminho}`), router)
    const { desenhada } = contexto
    const html = desenhada ? Buffer.from(desenhada).toString('utf8') : await answer.text()
    return html.replaceAll(answer.headers.get('x-nonce') ?? 'nonce', 'nonce')
  }
}

async function cookieOf(page: Page): Promise<string> {
  const guardados = await page.context().cookies()
  return guardados
    .filter(({ name }) => name === cookies.sessao)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
}

/** The same answer each time: what a page is drawn from stays what it was. */
function rememberAnswers(cookie: string, base: string): Client {
  const lembradas = new Map<string, Promise<unknown>>()
  const withCookie = createFetchClient(() => ({ cookie, connection: 'close' }), base)
  return (key, input) => {
    const { method, url, body } = toRequest(key, input)
    const chave = `${method} ${url} ${body}`
    const lembrada = lembradas.get(chave) ?? withCookie(key, input)
    lembradas.set(chave, lembrada)
    return lembrada as Promise<Answer<typeof key>> // asked for by this key
  }
}

/** The home, searches that find little and nothing, addresses that need escaping, and of all that these lead to some of each kind. */
async function listCaminhos(draw: Draw, client: Client, loja: string): Promise<string[]> {
  const primeiras = [
    `/${loja}`,
    `/${loja}?ordenacao=menor_preco`,
    `/${loja}?page=2`,
    `/${loja}?sk=caf%C3%A9&x=%22%27<b>%26`,
    `/${loja}?sk=zzzzqqq`,
  ]
  const achados = new Set<string>()
  for (const caminho of primeiras)
    for (const [, href = ''] of (await draw(caminho, client, null)).matchAll(/href="(\/[^"]+)"/g))
      if (new RegExp(`^/${loja}(\\?|/produto/)`).test(href)) achados.add(href.replaceAll('&amp;', '&'))
  const outras = [...achados]
  const passo = Math.max(1, Math.floor(outras.length / (PAGINAS - primeiras.length)))
  return [...primeiras, ...outras.filter((_, i) => i % passo === 0)].slice(0, PAGINAS)
}
