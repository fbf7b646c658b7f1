import { expect, type Locator, type Page } from '@playwright/test'

import { port } from './banco.ts'
import type { Conta } from './conta.ts'
import { runAxe } from './run-axe.ts'

/** The cookie question answered before the first page. */
export async function decideCookies(page: Page): Promise<void> {
  const url = `http://localhost:${port}`
  await page.context().addCookies([{ name: 'vitrine_consent', value: '1,1,1,1', url }])
}

/** The letters of a theme come after the first paint, as over a slow network: on a quick machine now and then, here always. */
export async function delayLetras(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}

/** Somewhere that the emporio delivers to. */
export const cambui = {
  lat: -22.8946,
  lng: -47.0516,
  cep: '13025002',
  cidade: 'Campinas',
  uf: 'SP',
  textoendereco: 'Rua Coronel Quirino, 1500',
}

/** Nobody of the demo comes here. */
export const manaus = {
  lat: -3.1,
  lng: -60,
  cep: '69010001',
  cidade: 'Manaus',
  uf: 'AM',
  textoendereco: 'Avenida Eduardo Ribeiro, 12',
}

/** A place chosen before this visit: the person's point, and what was said at stores (by idfornecedor). */
export async function chooseLocal(
  page: Page,
  ponto: object | null = cambui,
  escolhas: Record<string, string> = {},
): Promise<void> {
  await setLugar(page, { ponto, tipoEntrega: 'DELIVERY', escolhas })
}

/** The cookie of the place, as it is given. */
export async function setLugar(page: Page, lugar: object): Promise<void> {
  const url = `http://localhost:${port}`
  const value = encodeURIComponent(JSON.stringify(lugar))
  await page.context().addCookies([{ name: 'vitrine_local', value, url }])
}

/** Stores of a supplier for pickup, by their names. */
export async function findLojas(page: Page, slug: string): Promise<Map<string, string>> {
  const loja = await page.request.get(`/v2/app/token/configuracao/fornecedor?idfornecedor=${slug}`)
  const { lojas } = (await loja.json()) as { lojas: { idloja: string; nome: string }[] }
  return new Map(lojas.map(({ nome, idloja }) => [nome, idloja]))
}

/** Enters a store as the form's own request does, without its screens: those are walked by `loginByForm`. */
export async function login(
  page: Pick<Page, 'request'>,
  slug: string,
  { email, senha }: Conta,
): Promise<void> {
  const idfornecedor = await findFornecedor(page, slug)
  const answer = await page.request.post('/v1/app/token/usuario/autenticar', {
    data: { cpf: email, senha, idfornecedor },
  })
  expect(answer.status()).toBe(200)
}

/** Enters by the form that stands on the page, or is about to. */
export async function loginByForm(page: Page, { email, senha }: Conta): Promise<void> {
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(email)
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/^Senha/).fill(senha)
  await page.getByRole('button', { name: /^Entrar/ }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
}

interface Fibra {
  return: Fibra | null
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } }
}

/**
 * Until React has taken the page over, a press is the document's own. Its marks stand on elements while it still does so: the root says
 * when it is done.
 */
export async function waitAlive(element: Locator): Promise<void> {
  const isAlive = (node: Element) => {
    const key = Object.keys(node).find((nome) => nome.startsWith('__reactFiber')) ?? ''
    let fibra = Reflect.get(node, key) as Fibra | undefined // React's own record of an element
    while (fibra?.return) fibra = fibra.return
    return fibra !== undefined && fibra.stateNode.current.memoizedState.isDehydrated !== true
  }
  await expect.poll(() => element.evaluate(isAlive)).toBe(true)
}

/** By the label that covers a radio, as a person does: where the page still moves, the press waits until it rests. */
export async function choose(radio: Locator): Promise<void> {
  await waitAlive(radio)
  const label = await radio.evaluateHandle((node) => (node as HTMLInputElement).labels?.[0] ?? node)
  await label.click()
  await expect(radio).toBeChecked()
}

/** Text twice as large, as the browser's setting makes it. A style element would be gone once React takes the page over. */
export async function enlargeTexto(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** A product of a search goes into the cart from its card, seen at once. */
export async function addFromSearch(page: Page, slug: string, produto: string): Promise<void> {
  await page.goto(`/${slug}?sk=${encodeURIComponent(produto)}`)
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click()
  await expect(page.getByRole('group', { name: /^Quantidade de / }).first()).toBeVisible()
}

/** From the cart to the order page, or to what stands before it. */
export async function goToPedido(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Ir para o pedido/ })
    .first()
    .click()
}

/** Sends the order of the order page; answers its number. */
export async function sendPedido(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /Enviar pedido/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/submissao\/\d+/)
  return /submissao\/(\d+)/.exec(page.url())?.[1] ?? ''
}

export async function findFornecedor(page: Pick<Page, 'request'>, slug: string): Promise<string> {
  const loja = await page.request.get(`/v2/app/token/configuracao/fornecedor?idfornecedor=${slug}`)
  const { idfornecedor } = (await loja.json()) as { idfornecedor: string }
  return idfornecedor
}

/** Who the page's session is at a store. */
async function findQuem(page: Page, slug: string): Promise<{ idfornecedor: string; idcliente: string }> {
  const idfornecedor = await findFornecedor(page, slug)
  const quem = await page.request.get(
    `/v2/app/token/cliente/get-configuracoes-cliente?idfornecedor=${idfornecedor}`,
  )
  const { idcliente } = (await quem.json()) as { idcliente: string }
  return { idfornecedor, idcliente }
}

/** The account's cart as an integration writes it: the last write wins. Answers who and where. */
export async function setCart(
  page: Page,
  slug: string,
  cartItens: { id: string; quantidade: number }[],
): Promise<{ idfornecedor: string; idcliente: string }> {
  const quem = await findQuem(page, slug)
  const saved = await page.request.post(
    `/v2/app/token/cliente/usuario/${quem.idcliente}/cart?idfornecedor=${quem.idfornecedor}`,
    { data: { cartItens, observacao: '', numPedidoCliente: '' } },
  )
  expect(saved.status()).toBe(200)
  return quem
}

/** The id of the first product that a search finds. */
export async function findProduto(page: Page, slug: string, sk: string): Promise<string> {
  const answer = await page.request.get(`/v1/app/${slug}/listaprodutosf/0?sk=${encodeURIComponent(sk)}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

/** What axe finds serious or critical on the page, or in a part of it: its rule and the first element. */
export async function listViolations(page: Page, part?: string): Promise<string[]> {
  // Halfway through a transition colours are those of neither state, and what inherits one that ends may begin its own.
  await page.evaluate(async () => {
    const list = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
    for (let rest = list(); rest.length > 0; rest = list())
      await Promise.allSettled(rest.map(({ finished }) => finished))
  })
  const achados = await runAxe(page, { parte: part, tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  return achados
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html}`)
}

/** Counts how much moves by itself on the pages that `page` opens from now on, to which the letters come late; what is returned says it of the present one. */
export async function watchMudou(page: Page): Promise<() => Promise<number>> {
  await delayLetras(page)
  await page.addInitScript(() => {
    Object.assign(window, { mudou: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput))
          Object.assign(window, {
            mudou: Number(Reflect.get(window, 'mudou')) + Number('value' in entry && entry.value),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'mudou')))
}

/**
 * What a screen puts off by two seconds or more (measures, the worker, the style for paper) does not belong to the first load. On a busy machine it would
 * come before the first load has ended, and now and then be counted, or drawn: here it never comes.
 */
export async function stopAdiados(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const isAdiado = (ms: unknown) => Number(ms ?? 0) >= 2000
    Object.assign(window, {
      setTimeout: (...[work, ms, ...rest]: Parameters<typeof setTimeout>) =>
        isAdiado(ms) ? 0 : setTimeout(work, ms, ...rest),
    })
  })
}
