import type { Page, Request } from '@playwright/test'

import { decideCookies, login, stopAdiados, waitAlive } from '../passos.ts'
import { isAlike } from './is-alike.ts'
import { pessoas, type Feita, type Tela } from './telas.ts'

/** What a screen looks like, and what is said of it. */
export interface Figura {
  png: Buffer
  aria: string
}

/** Where it is and who looks, ready to be drawn. */
export async function openTela(page: Page, tela: Tela | Feita): Promise<string> {
  await decideCookies(page)
  await stopAdiados(page)
  if (tela.escuro) await page.emulateMedia({ colorScheme: 'dark' })
  // As the question's own answer is kept (storefront/src/idade).
  if (tela.isAdulto) await page.addInitScript(() => sessionStorage.setItem('vitrine_maior_de_18', '1'))
  const endereco = await findEndereco(page, tela)
  await openAnew(page, endereco)
  return endereco
}

/** Of a picture that the page before had in a larger size the browser would show that one: it forgets them all. */
export async function openAnew(page: Page, endereco: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(endereco)
  await session.detach()
}

/** The address of a screen, once whoever it is drawn for has entered and what it shows is done. */
export async function findEndereco(page: Page, tela: Tela | Feita): Promise<string> {
  if ('feita' in tela) return tela.feita(page)
  const { quem, path } = tela
  if (quem) {
    const slug = quem === 'ana' ? 'emporio' : 'atacado'
    await login(page, slug, { email: pessoas[quem], senha: 'vitrine-demo' })
  }
  return typeof path === 'string' ? path : path(page)
}

/**
 * Drawn until it comes out alike twice: letters loaded, pictures decoded, nothing moving. What the clock writes is written over, on both
 * sides alike. Requests to `retidos` are held by the test and never answered.
 */
export async function drawTela(
  page: Page,
  { fora, ate = [] }: Tela | Feita,
  retidos?: RegExp,
): Promise<Figura> {
  await waitResting(page, retidos)
  for (const lugar of ate) {
    await page.locator(lugar).first().scrollIntoViewIfNeeded()
    await waitResting(page, retidos)
  }
  // What came on the way moved it.
  const ultimo = ate.at(-1)
  if (ultimo) await page.locator(ultimo).first().evaluate(scrollToMeio)
  await page.evaluate(solidifyTracos)
  await page.evaluate(stillTexto, trocas)
  const options = {
    animations: 'disabled',
    caret: 'hide',
    // What is folded away has a box all the same, which would hide what stands there.
    mask: fora ? [page.locator(fora).filter({ visible: true })] : [],
  } as const
  let png = await page.screenshot(options)
  for (let tries = 0; tries < 20; tries++) {
    await page.evaluate(waitDrawn)
    await page.evaluate(stillTexto, trocas)
    const again = await page.screenshot(options)
    if (isAlike(again, png)) return { png, aria: await readAria(page, fora) }
    png = again
  }
  throw new Error(`${page.url()} never comes to rest`)
}

const scrollToMeio = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Runs in the page: where the dots of a line begin is up to how the screen was put together. */
function solidifyTracos(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { text-decoration-style: solid !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** The tree of roles without what is not part of the design: it is hidden from the tree as it is masked in the picture. */
async function readAria(page: Page, fora?: string): Promise<string> {
  if (fora)
    await page.evaluate((fora) => {
      for (const element of document.querySelectorAll(fora)) element.setAttribute('aria-hidden', 'true')
    }, fora)
  const aria = await page.locator('body').ariaSnapshot()
  return trocas.reduce(
    (now, { source, flags, instead }) => now.replace(new RegExp(source, flags), instead),
    aria,
  )
}

/**
 * React has taken the whole page over, and what it asked for has come. On a busy machine the network rests before React begins: the button of the
 * place, the goals of a cart and its coupons came after the picture. So an idle thread is waited for, then the answers to what it asked, until it
 * asks for nothing more.
 */
async function waitResting(page: Page, retidos?: RegExp): Promise<void> {
  const abertos = new Set<Request>()
  let pedidos = 0
  const onRequest = (request: Request) => {
    // What happens to an order is told for as long as the screen is there.
    if (request.resourceType() === 'eventsource' || retidos?.test(request.url())) return
    pedidos++
    abertos.add(request)
  }
  const onEnd = (request: Request) => void abertos.delete(request)
  page.on('request', onRequest)
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  await waitTomada(page)
  await page.waitForLoadState('networkidle')
  for (let antes = -1; antes !== pedidos || abertos.size > 0;) {
    antes = pedidos
    await page.evaluate(waitIdle)
    await page.waitForTimeout(200)
  }
  page.off('request', onRequest)
  page.off('requestfinished', onEnd)
  page.off('requestfailed', onEnd)
}

/** Runs in the page: nothing is left to be done, twice; where something always moves, a while. */
async function waitIdle(): Promise<void> {
  const options = { timeout: 1000 }
  for (let vez = 0; vez < 2; vez++) await new Promise((resolve) => requestIdleCallback(resolve, options))
}

/** React has taken the whole page over, and has done what comes after the first drawing: kept what is kept, asked for what works with script alone. */
export async function waitTomada(page: Page): Promise<void> {
  // What says that a page was kept stands before it, and is the worker's.
  await waitAlive(page.locator('body > :not(script, [data-guardada])').first())
  await page.evaluate(waitIdle)
  // Parts that come later are taken over later: what does nothing until then is not seen until then.
  await page.waitForFunction(() => document.querySelector('.invisible') === null)
}

async function waitDrawn(): Promise<void> {
  await document.fonts.ready
  // Not by their boxes: a lazy picture that a scrolling place cuts off is never fetched, and so never decoded.
  const seen = await new Promise<Element[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
    })
    for (const image of document.images) observer.observe(image)
    if (document.images.length === 0) resolve([])
  })
  await Promise.allSettled(seen.map((image) => image instanceof HTMLImageElement && image.decode()))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** What differs from one day, and one database, to the next: days, hours, numbers of orders, ids, addresses of accounts of a test. */
const trocas = (
  [
    [/\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/g, '01/01'],
    [/\d{1,2}h\d{2}/g, '00h00'],
    [/\d{1,2}h(?!\d)/g, '0h'],
    [/\b(?:dom|seg|ter|qua|qui|sex|sáb)\./g, 'dia'],
    [/\b(?:hoje|amanhã|ontem)\b/gi, 'dia'],
    [/\b(?:domingo|segunda|terça|quarta|quinta|sexta|sábado)(?:-feira)?/gi, 'dia'],
    [/\b\d{1,2} (?:de )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*\.?/g, '1 jan'],
    [/\bhá \d+ \p{L}+/gu, 'há 1 dia'],
    [/\d+ segundos?/g, '1 segundo'],
    [/((?:pedido|orçamento)s?[ /])\d+/gi, '$11'],
    [/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id'],
  ] satisfies [RegExp, string][]
).map(([{ source, flags }, instead]) => ({ source, flags, instead }))

/** Runs in the page. */
function stillTexto(wanted: typeof trocas): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const text = node.nodeValue ?? ''
    const still = wanted.reduce(
      (now, { source, flags, instead }) => now.replace(new RegExp(source, flags), instead),
      text,
    )
    if (still !== text) node.nodeValue = still
  }
}
