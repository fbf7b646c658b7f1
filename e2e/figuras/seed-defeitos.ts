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
export function putDefeito(
  page: Page,
  defeito: Defeito,
  { semente, fora = '' }: { semente: number; fora?: string },
): Promise<string | null> {
  return page.evaluate(spoil, { defeito, semente, fora })
}

/** Runs in the page. */
function spoil({
  defeito,
  semente,
  fora,
}: {
  defeito: Defeito
  semente: number
  fora: string
}): string | null {
  const textOf = (element: HTMLElement, wanted: RegExp) =>
    [...element.childNodes].find((node) => node.nodeType === 3 && wanted.test(node.nodeValue ?? ''))
  const hasText = (element: HTMLElement) => textOf(element, /\p{L}{2}|\d/u) !== undefined
  const styleOf = (element: HTMLElement) => getComputedStyle(element)
  const px = (text: string) => Number.parseFloat(text) || 0
  const hasBorda = (element: HTMLElement) => {
    const { borderTopWidth, borderTopColor } = styleOf(element)
    return borderTopWidth !== '0px' && !/, 0\)|\/ 0\)|transparent/.test(borderTopColor)
  }
  const isDrawn = (element: HTMLElement) => hasText(element) || hasBorda(element) || element.tagName === 'IMG'
  const has: Record<Defeito, (element: HTMLElement) => boolean> = {
    'moved by a pixel': (element) => isDrawn(element) && styleOf(element).display !== 'inline',
    // Where a box has room to spare nothing grows: a button of a fixed height, say.
    'grown by a pixel'(element) {
      if (!isDrawn(element) || styleOf(element).display === 'inline') return false
      const { height } = element.getBoundingClientRect()
      element.style.paddingTop = `${px(styleOf(element).paddingTop) + 1}px`
      const grown = element.getBoundingClientRect().height - height
      element.style.paddingTop = ''
      return grown > 0.9
    },
    'another colour': hasText,
    'larger letters': hasText,
    'another weight': hasText,
    'a wrong price': (element) => textOf(element, /\d,\d\d/) !== undefined,
    'a wrong word': (element) => textOf(element, /\p{L}{3}/u) !== undefined,
    'a wrong label': (element) => element.hasAttribute('aria-label'),
    'no role': (element) => /^(?:H1|H2|H3|NAV|BUTTON)$/.test(element.tagName),
    rounder: (element) => hasBorda(element) && element.offsetHeight > 24,
    gone: isDrawn,
    'focus without its ring': (element) => element === document.activeElement,
  }
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
  const found = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    const isSeen =
      width > 4 && height > 4 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    // What lies under a bar or a question, or is masked, cannot be told from what is right.
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return (
      isSeen &&
      element.contains(above) &&
      !(fora && element.closest(fora)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      has[defeito](element)
    )
  })
  const element = found[semente % found.length]
  if (!element) return null
  put[defeito](element)
  return `${defeito}: ${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}"`
}
