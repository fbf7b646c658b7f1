import type { Page } from '@playwright/test'

/** What may go wrong without anybody meaning it (ahead.md L3). */
export const defeitos = [
  'moved by a pixel',
  'grown by a pixel',
  'another colour',
  'larger letters',
  'another weight',
  'a wrong price',
  'a wrong word',
  'a wrong label',
  'no role',
  'rounder',
  'gone',
  'focus without its ring',
] as const
export type Defeito = (typeof defeitos)[number]

/** Puts the focus, as a key would, where `putDefeito` will take its ring away. */
export function focusOne(page: Page, semente: number): Promise<boolean> {
  return page.evaluate((semente) => {
    const seen = [...document.querySelectorAll<HTMLElement>('main a, main button, main input')].filter(
      (element) => {
        const { top, bottom, width } = element.getBoundingClientRect()
        return width > 8 && top > 120 && bottom < innerHeight - 80
      },
    )
    const one = seen[semente % seen.length]
    one?.focus({ preventScroll: true, focusVisible: true } as FocusOptions) // focusVisible is not yet in the types
    return Boolean(one)
  }, semente)
}

/** Makes one thing wrong on one element that is seen, chosen by `semente`. Answers what, or null when nothing on the screen has it. */
export async function putDefeito(
  page: Page,
  defeito: Defeito,
  { semente, fora = '' }: { semente: number; fora?: string },
): Promise<string | null> {
  const vistos = await page.evaluateHandle(listVistos, fora)
  const alvos = await vistos.evaluateHandle(filterAlvos, defeito)
  return alvos.evaluate(spoil, { defeito, semente })
}

/** Runs in the page: what lies under a bar or a question, or is masked, cannot be told from what is right. */
function listVistos(fora: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *')].filter((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    return (
      width > 4 &&
      height > 4 &&
      top >= 0 &&
      left >= 0 &&
      bottom <= innerHeight &&
      right <= innerWidth &&
      element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !(fora && element.closest(fora))
    )
  })
}

/** Runs in the page: those that may be spoilt so, and would show it. */
function filterAlvos(vistos: HTMLElement[], defeito: Defeito): HTMLElement[] {
  const hasTexto = (element: HTMLElement, wanted = /\p{L}{2}|\d/u) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && wanted.test(node.nodeValue ?? ''))
  const hasBorda = (element: HTMLElement) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element)
    return borderTopWidth !== '0px' && !/, 0\)|\/ 0\)|transparent/.test(borderTopColor)
  }
  const isDrawn = (element: HTMLElement) =>
    hasTexto(element) || hasBorda(element) || element.tagName === 'IMG'
  const isBlock = (element: HTMLElement) => getComputedStyle(element).display !== 'inline'
  // Cells that share their borders have no corners of their own (CSS 2.2, 17.6.2).
  const isColada = (element: HTMLElement) =>
    /^T[DH]$/.test(element.tagName) && getComputedStyle(element).borderCollapse === 'collapse'
  const has: Record<Defeito, (element: HTMLElement) => boolean> = {
    'moved by a pixel': (element) => isDrawn(element) && isBlock(element),
    // Where a box has room to spare nothing grows: a button of a fixed height, say.
    'grown by a pixel'(element) {
      if (!isDrawn(element) || !isBlock(element)) return false
      const { height } = element.getBoundingClientRect()
      element.style.paddingTop = `${Number.parseFloat(getComputedStyle(element).paddingTop) + 1}px`
      const grown = element.getBoundingClientRect().height - height
      element.style.paddingTop = ''
      return grown > 0.9
    },
    'another colour': (element) => hasTexto(element),
    'larger letters': (element) => hasTexto(element),
    'another weight': (element) => hasTexto(element),
    'a wrong price': (element) => hasTexto(element, /\d,\d\d/),
    'a wrong word': (element) => hasTexto(element, /\p{L}{3}/u),
    'a wrong label': (element) => element.hasAttribute('aria-label'),
    'no role': (element) => /^(?:H1|H2|H3|NAV|BUTTON)$/.test(element.tagName),
    rounder: (element) => hasBorda(element) && element.offsetHeight > 24 && !isColada(element),
    gone: isDrawn,
    'focus without its ring': (element) => element === document.activeElement,
  }
  return vistos.filter(has[defeito])
}

/** Runs in the page. */
function spoil(
  alvos: HTMLElement[],
  { defeito, semente }: { defeito: Defeito; semente: number },
): string | null {
  const textOf = (element: HTMLElement, wanted: RegExp) =>
    [...element.childNodes].find((node) => node.nodeType === 3 && wanted.test(node.nodeValue ?? ''))
  const styleOf = (element: HTMLElement) => getComputedStyle(element)
  const px = (text: string) => Number.parseFloat(text) || 0
  const put: Record<Defeito, (element: HTMLElement) => void> = {
    'moved by a pixel': ({ style }) => (style.translate = '1px 0'),
    'grown by a pixel': (element) => (element.style.paddingTop = `${px(styleOf(element).paddingTop) + 1}px`),
    'another colour'(element) {
      const [r = 0, g = 0, b = 0] = (styleOf(element).color.match(/\d+/g) ?? []).map(Number)
      element.style.color = `rgb(${r > 127 ? r - 24 : r + 24} ${g} ${b})`
    },
    'larger letters': (element) => (element.style.fontSize = `${px(styleOf(element).fontSize) + 1}px`),
    'another weight': (element) =>
      (element.style.fontWeight = Number(styleOf(element).fontWeight) >= 600 ? '400' : '700'),
    'a wrong price'(element) {
      const text = textOf(element, /\d/)
      if (text) text.nodeValue = (text.nodeValue ?? '').replace(/\d/, (d) => String((Number(d) + 1) % 10))
    },
    'a wrong word'(element) {
      const text = textOf(element, /\p{L}{3}/u)
      if (text) text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{3}/u, 'xyz')
    },
    'a wrong label': (element) => element.setAttribute('aria-label', 'xyz'),
    'no role': (element) => element.setAttribute('role', 'generic'),
    // What is as round as can be becomes less so.
    rounder(element) {
      const [now, most] = [px(styleOf(element).borderTopLeftRadius), element.offsetHeight / 2]
      element.style.borderRadius = `${now + 6 > most ? most - 6 : now + 6}px`
    },
    gone: ({ style }) => (style.visibility = 'hidden'),
    'focus without its ring'() {
      const sheet = new CSSStyleSheet()
      // Rings are drawn by the element, what lies over it or what it lies in.
      sheet.replaceSync('*, ::before, ::after { outline: none !important; box-shadow: none !important }')
      document.adoptedStyleSheets.push(sheet)
    },
  }
  const element = alvos[semente % alvos.length]
  if (!element) return null
  put[defeito](element)
  return `${defeito}: ${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}"`
}
