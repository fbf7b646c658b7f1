import type { Browser, BrowserContext, Page, Route } from '@playwright/test'

import { findEndereco, waitTomada } from './draw-tela.ts'
import { lojas, type Feita, type Tela } from './telas.ts'
import { watchParada } from './watch-parada.ts'
import { decideCookies } from '../passos.ts'

/** So late come data of a screen and answers of calls: after the picture of waiting, and after what a press excuses (500 ms). */
const DEMORA_MS = Number(process.env.DEMORA_MS ?? 1000)
/** A number that grows by a digit in the pill of the cart: nobody sees it, and CLS is told in thousandths. */
const NADA = 0.0005
/** Pages that are walked side by side: what they do is mostly to wait. */
const JUNTAS = 2
/** Screens that one page walks, one after the other. */
const POR_PASSEIO = 5

/** What moved by itself, and where: kept in the page. */
interface Mudanca {
  valor: number
  onde: string
}

export type NomeETela = [nome: string, tela: Tela | Feita]

/**
 * Screens on which something moved, with what it was: come to from another one with their data a second late, scrolled to the foot and back, and
 * pressed where something can be put into the cart. What follows a press counts too.
 */
export async function listMovidas(
  browser: Browser,
  mapa: readonly NomeETela[],
  baseURL: string | undefined,
): Promise<string[]> {
  return walkAll(mapa, async () => browser.newContext({ baseURL }), walk)
}

/** What each walk finds, with the screens in one order. */
export async function walkAll(
  mapa: readonly NomeETela[],
  openContext: () => Promise<BrowserContext>,
  walkOne: (page: Page, passeio: readonly NomeETela[]) => Promise<string[]>,
): Promise<string[]> {
  const fila = splitPasseios(mapa)
  const achadas: string[] = []
  const walkOn = async () => {
    for (let passeio = fila.shift(); passeio; passeio = fila.shift()) {
      const context = await openContext()
      achadas.push(...(await walkOne(await context.newPage(), passeio)))
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: JUNTAS }, walkOn))
  return achadas.toSorted()
}

/** Screens of one person are walked in one page; what something is done for first is so for itself. The longest come first. */
function splitPasseios(mapa: readonly NomeETela[]): NomeETela[][] {
  const porPessoa = Map.groupBy(mapa, ([nome, tela]) => ('feita' in tela ? nome : (tela.quem ?? 'visitante')))
  return [...porPessoa.values()]
    .flatMap((deUma) =>
      Array.from({ length: Math.ceil(deUma.length / POR_PASSEIO) }, (_, i) =>
        deUma.slice(i * POR_PASSEIO, (i + 1) * POR_PASSEIO),
      ),
    )
    .toSorted((uma, outra) => outra.length - uma.length)
}

async function walk(page: Page, passeio: readonly NomeETela[]): Promise<string[]> {
  await decideCookies(page)
  await page.addInitScript(watchMudancas)
  const failParada = await watchParada(page)
  const movidas: string[] = []
  let isDentro = false
  for (const [nome, tela] of passeio) {
    const antes = page.url()
    const endereco = await findEndereco(
      page,
      isDentro && 'quem' in tela ? { ...tela, quem: undefined } : tela,
    )
    if (!isDentro || page.url() !== antes) await page.goto(outraDe(endereco))
    await waitTomada(page)
    isDentro = true
    await page.route(lentas, delay)
    await failParada(navigate(page, endereco))
    await failParada(touchTudo(page))
    await page.unroute(lentas)
    const mudancas = await readMudancas(page)
    if (mudancas) movidas.push(`${nome}: ${mudancas}`)
  }
  return movidas
}

/** What moved on a page since its list was begun, in words; '': less than `nada`, by default nothing to speak of. */
export async function readMudancas(page: Page, nada = NADA): Promise<string> {
  const mudancas = await page.evaluate(() => Reflect.get(window, 'mudancas') as Mudanca[])
  if (mudancas.reduce((soma, { valor }) => soma + valor, 0) < nada) return ''
  return mudancas.map(({ valor, onde }) => `${valor.toFixed(4)} ${onde}`).join(' | ')
}

const lentas = /\.data(?:\?|$)|\/v\d\//

async function delay(route: Route): Promise<void> {
  if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, DEMORA_MS))
  await route.fallback().catch(() => {}) // the page may have gone on
}

/** Another screen of the same frame, from which one comes. */
function outraDe(endereco: string): string {
  const [, painel = '', slug = ''] = /^(\/painel)?\/([^/?]*)/.exec(endereco) ?? []
  if (slug === '_') return `/painel/_/fornecedores${endereco.endsWith('/novo') ? '' : '/novo'}`
  if (painel) return `${painel}/${slug}/${endereco.endsWith('/orcamentos') ? 'conversas' : 'orcamentos'}`
  const loja = lojas.find((nome) => nome === slug) ?? 'emporio'
  return `/${loja}/${endereco.endsWith('/cupons') ? 'combos' : 'cupons'}`
}

/**
 * As a link leads there, at the top of a page that nobody touched for a while; until the data are there and what they show is drawn, which on a busy
 * machine comes later: scrolled before, the screen that was left was at its foot when another one took its place.
 */
async function navigate(page: Page, endereco: string): Promise<void> {
  await page.evaluate(async (path) => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: { basename?: string; navigate: (path: string) => Promise<void> }
    }
    const base = (router.basename ?? '/').replace(/\/$/, '')
    const findTela = () => document.querySelector('#conteudo > :last-child') ?? document.querySelector('main')
    const antes = findTela()
    Object.assign(window, { mudancas: [] })
    await router.navigate(path.startsWith(base) ? path.slice(base.length) || '/' : path)
    for (let frame = 0; frame < 120 && findTela() === antes; frame++) await new Promise(requestAnimationFrame)
  }, endereco)
}

/** To the foot and back, screen by screen, with what comes into view on the way; then what puts something into the cart is pressed. */
async function touchTudo(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passo = () => new Promise((resolve) => setTimeout(resolve, 100))
    await passo()
    for (let vez = 0; vez < 4; vez++) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      await passo()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await passo()
  })
  const adicionar = page
    .locator('main')
    .getByRole('button', { name: /^Adicionar (?!regra$|centro|domínio$)/, disabled: false })
    .first()
  if (await adicionar.isVisible()) {
    await adicionar.click()
    await page.waitForTimeout(300)
  }
}

/** Runs in the page before anything else. */
export function watchMudancas(): void {
  Object.assign(window, { mudancas: [] })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName.toLowerCase()}.${element.className}` : '?'
  }
  interface Pedaco {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Pedaco[] })[]) {
      const onde = entry.sources
        .map(
          ({ node, previousRect: a, currentRect: b }) =>
            `${nameOf(node)} ${[a.x, a.y, a.width, a.height].map(Math.round).join(',')}→${[b.x, b.y, b.width, b.height].map(Math.round).join(',')}`,
        )
        .join('; ')
      ;(Reflect.get(window, 'mudancas') as object[]).push({ valor: entry.value, onde })
    }
  }).observe({ type: 'layout-shift', buffered: false })
}
