import type { Page } from '@playwright/test'

import { decideCookies, login } from '../passos.ts'
import { isAlike } from './is-alike.ts'
import { pessoas, type Tela } from './telas.ts'

/** What a screen looks like, and what is said of it. */
export interface Figura {
  png: Buffer
  aria: string
}

/** Where it is and who looks, ready to be drawn. */
export async function openTela(page: Page, { quem, path }: Tela): Promise<string> {
  await decideCookies(page)
  if (quem) {
    const slug = quem === 'ana' ? 'emporio' : 'atacado'
    await login(page, slug, { email: pessoas[quem], senha: 'vitrine-demo' })
  }
  const endereco = typeof path === 'string' ? path : await path(page)
  await page.goto(endereco)
  return endereco
}

/**
 * Drawn until it comes out alike twice: letters loaded, pictures decoded, nothing moving. What the clock writes is written over, on both
 * sides alike.
 */
export async function drawTela(page: Page, fora?: string): Promise<Figura> {
  await waitResting(page)
  await page.evaluate(stillClock)
  const options = {
    animations: 'disabled',
    caret: 'hide',
    mask: fora ? [page.locator(fora)] : [],
  } as const
  let png = await page.screenshot(options)
  for (let tries = 0; tries < 20; tries++) {
    await page.evaluate(waitDrawn)
    await page.evaluate(stillClock)
    const again = await page.screenshot(options)
    if (await isAlike(again, png)) return { png, aria: await page.locator('body').ariaSnapshot() }
    png = again
  }
  throw new Error(`${page.url()} never comes to rest`)
}

/** React has taken the page over (where there is script), and what it asked for has come. */
async function waitResting(page: Page): Promise<void> {
  await waitTomada(page)
  await page.waitForLoadState('networkidle')
}

/** React has taken the page over, and has drawn what works with script alone. */
export async function waitTomada(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, body > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
  )
}

async function waitDrawn(): Promise<void> {
  await document.fonts.ready
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  await Promise.allSettled(seen.map((image) => image.decode()))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** Days, hours and numbers of orders differ from one day, and one database, to the next. Runs in the page. */
function stillClock(): void {
  const trocas: [RegExp, string][] = [
    [/\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/g, '01/01'],
    [/\d{1,2}h\d{2}/g, '00h00'],
    [/\d{1,2}h(?!\d)/g, '0h'],
    [/\b(?:dom|seg|ter|qua|qui|sex|sáb)\./g, 'dia'],
    [/\b(?:hoje|amanhã|ontem)\b/gi, 'dia'],
    [/\b(?:domingo|segunda|terça|quarta|quinta|sexta|sábado)(?:-feira)?/gi, 'dia'],
    [/\b\d{1,2} (?:de )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*\.?/g, '1 jan'],
    [/\bhá \d+ \p{L}+/gu, 'há 1 dia'],
  ]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const text = node.nodeValue ?? ''
    const still = trocas.reduce((now, [wanted, instead]) => now.replace(wanted, instead), text)
    if (still !== text) node.nodeValue = still
  }
}
