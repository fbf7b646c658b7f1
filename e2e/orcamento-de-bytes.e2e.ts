import { gzipSync } from 'node:zlib'

import { expect, primeiraVisita as test, type Page, type Request, type Response } from './teste.ts'

import { createConta } from './conta.ts'
import { findProduto, login, setCart, stopAdiados, waitAlive, watchMudou } from './passos.ts'

/**
 * First load, gzip. Issue 1 F allows 165 KB of script and 18 KB of style; 150 KB are held, so that a screen still to come
 * finds room (docs/bytes.md says what to do when a screen passes it).
 */
const MAX_JS = 150 * 1024
const MAX_CSS = 18 * 1024

/** Seen by a visitor who comes for the first time. */
const publicas: { tela: string; path: string; max?: number }[] = [
  { tela: 'início', path: '/' },
  { tela: 'início da loja', path: '/emporio', max: 161 * 1024 },
  { tela: 'lista', path: '/emporio?ordenacao=relevancia', max: 154 * 1024 },
  { tela: 'produto', path: 'detail', max: 154.5 * 1024 },
  { tela: 'combos', path: '/emporio/combos' },
]
/**
 * Seen by a customer with something in the cart, on a device that has loaded nothing of the store yet. The recommendations of the
 * cart come into view with it, cards and all.
 */
const pessoais = [
  { tela: 'carrinho', path: '/emporio/carrinho', max: 163.5 * 1024 },
  { tela: 'fechar pedido', path: '/emporio/finalizar', max: 162 * 1024 },
  { tela: 'pedidos', path: '/emporio/pedidos' },
  { tela: 'listas', path: '/emporio/listas' },
  { tela: 'cupons', path: '/emporio/cupons' },
]

for (const { tela, path, max } of publicas) {
  test(`the first load of ${tela} keeps its budget of script and style, and nothing moves`, async ({
    page,
  }) => {
    const id = await findProduto(page, 'emporio', '')
    await checkOrcamento(page, tela, path === 'detail' ? `/emporio/produto/${id}` : path, max)
  })
}

test.describe('of a customer', () => {
  let estado: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await login(page, 'emporio', await createConta('ana'))
    await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 1 }])
    estado = await context.storageState()
    await context.close()
  })

  for (const { tela, path, max } of pessoais) {
    test(`the first load of ${tela} keeps its budget of script and style, and nothing moves`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, storageState: estado })
      const page = await context.newPage()
      await checkOrcamento(page, tela, path, max)
      await context.close()
    })
  }

  test('of a cart the picture of its first line goes before the scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, storageState: estado })
    const html = await (await context.request.get('/emporio/carrinho')).text()
    checkPedidos(html, '/emporio/carrinho')
    const linha = html.slice(html.indexOf('class="linhas"'))
    expect(linha.match(/<img[^>]*>/)?.[0]).toContain('fetchPriority="high"')
    await context.close()
  })
})

test('style and letters go before the scripts of a page without a first picture, which is complete without them', async ({
  request,
}) => {
  const html = await (await request.get('/emporio/entrar')).text()
  const modulos = html.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
  expect(modulos.length).toBeGreaterThan(5)
  expect(modulos.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([])
})

/** What a page asks for by itself, of a phone, before it is laid out: style, letters, the mark of the store, the first picture. */
function checkPedidos(html: string, path: string): void {
  const links = (html.match(/<link[^>]*>/g) ?? []).filter((link) => !link.includes('media="(min-width'))
  const pedidos = links.filter((link) => /rel="(stylesheet|preload|modulepreload)"/.test(link))
  // With the page itself and its icons, eight.
  expect(pedidos.length, path).toBeLessThanOrEqual(6)
  expect(
    pedidos.filter((link) => link.includes('modulepreload')),
    path,
  ).toEqual([])
  const fotos = pedidos.filter((link) => link.includes('as="image"') && !link.includes('/original.svg'))
  expect(fotos, path).toEqual([expect.stringContaining('fetchPriority="high"')])
}

test('of its pictures a page asks for the first alone before style and letters, and for no script', async ({
  page,
  request,
}) => {
  const produto = `/emporio/produto/${await findProduto(page, 'emporio', '')}`
  for (const path of ['/emporio', '/emporio?ordenacao=relevancia', produto, '/emporio/combos'])
    // The second time its pieces come from memory.
    for (let vez = 0; vez < 2; vez++) checkPedidos(await (await request.get(path)).text(), path)
})

/** A home whose pictures come when `picture` is resolved, and whose clock stands still. */
async function openSemFoto(
  page: Page,
): Promise<{ picture: PromiseWithResolvers<undefined>; scripts: string[] }> {
  const picture = Promise.withResolvers<undefined>()
  const scripts: string[] = []
  page.on('request', (pedido) => {
    if (pedido.resourceType() === 'script') scripts.push(pedido.url())
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/img/**', async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto('/emporio', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('img[fetchpriority=high]').first()).toBeVisible()
  expect(scripts).toEqual([])
  return { picture, scripts }
}

test('no script is asked for before the first picture has come, and then the page comes alive', async ({
  page,
}) => {
  const { picture, scripts } = await openSemFoto(page)
  picture.resolve(undefined)
  const foto = page.locator('img[fetchpriority=high]').first()
  await expect.poll(() => foto.evaluate((node: HTMLImageElement) => node.complete)).toBe(true)
  // The frame that paints it.
  await page.clock.runFor(100)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  await page.clock.resume()
  await waitAlive(page.getByRole('main'))
})

test('who touches the page before its first picture has come has its scripts at once', async ({ page }) => {
  const { picture, scripts } = await openSemFoto(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  picture.resolve(undefined)
  await page.clock.resume()
  await waitAlive(page.getByRole('main'))
})

test('a first picture that does not come holds the scripts up for a second and a half, and no longer', async ({
  page,
}) => {
  const { scripts } = await openSemFoto(page)
  await page.clock.runFor(1400)
  expect(scripts).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})

async function checkOrcamento(page: Page, tela: string, path: string, max = MAX_JS): Promise<void> {
  const bytes = { javascript: 0, css: 0 }
  const reads: Promise<void>[] = []
  const inteiros: string[] = []
  const onResponse = (response: Response) => {
    if (!response.url().includes('/assets/')) return
    const type = response.headers()['content-type'] ?? ''
    const kind = (['javascript', 'css'] as const).find((kind) => type.includes(kind))
    if (kind && !response.headers()['content-encoding']) inteiros.push(response.url())
    if (kind) reads.push(response.body().then((body) => void (bytes[kind] += gzipSync(body).length)))
  }
  page.on('response', onResponse)
  await stopAdiados(page)
  const mudou = await watchMudou(page)
  const waitQuiet = watchRequests(page)
  await page.goto(path)
  await waitQuiet()
  const cls = await mudou()
  // What comes later does not belong to the first load, and its page may be gone before it is read.
  page.off('response', onResponse)
  // A busy machine hands bodies over late: one that was not read yet was loaded all the same.
  await Promise.all(reads)
  const { pathname, search } = new URL(page.url())
  // The name of a product is put before its id.
  expect((pathname + search).endsWith(path.split('/').at(-1) ?? '')).toBe(true)
  console.log(
    `${tela}: ${toKb(bytes.javascript)} KB script, ${toKb(bytes.css)} KB style, CLS ${cls.toFixed(3)}`,
  )
  // Less than React alone means that something was not counted.
  expect(bytes.javascript).toBeGreaterThan(100 * 1024)
  expect(bytes.javascript).toBeLessThanOrEqual(max)
  expect(bytes.css).toBeLessThanOrEqual(MAX_CSS)
  expect(inteiros, 'sent as they are').toEqual([])
  expect(cls).toBeLessThan(0.02)
}

/** Until nothing was asked for during half a second, as `networkidle` waits, which does not name what it waits for. */
function watchRequests(page: Page): () => Promise<void> {
  const abertos = new Map<Request, string>()
  page.on('request', (request) => void abertos.set(request, request.url()))
  page.on('requestfinished', (request) => void abertos.delete(request))
  page.on('requestfailed', (request) => void abertos.delete(request))
  return async () => {
    let quiet = 0
    await expect
      .poll(
        () => {
          quiet = abertos.size === 0 ? quiet + 1 : 0
          return quiet > 5 ? 'quiet' : [...abertos.values()]
        },
        { intervals: [100], timeout: 60_000 },
      )
      .toBe('quiet')
  }
}

const toKb = (bytes: number) => (bytes / 1024).toFixed(1)
