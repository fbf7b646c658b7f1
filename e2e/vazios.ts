import type { Page } from '@playwright/test'

/** What a text has where a value was to stand: no value of the code, no comma or point between nothing and nothing. */
export const VAZIO = /\bundefined\b|\bnull\b|\bNaN\b|\[object|,\s*,|·\s*·|\(\s*\)/

/** Links that lead nowhere, and texts of the page in which a value is missing. */
export async function listVazios(page: Page): Promise<string[]> {
  return page.evaluate((fonte) => {
    const vazio = new RegExp(fonte)
    const links = [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^(tel:|mailto:|https:\/\/wa\.me\/|)(\?.*)?$|undefined|null/.test(href))
      // Who shares something chooses to whom.
      .filter((href) => !href.startsWith('https://wa.me/?text='))
      .map((href) => `link "${href}"`)
    const elementos = [...document.body.querySelectorAll('p, li, dd, td, h1, h2, h3, b, span')].filter(
      (elemento) => elemento.checkVisibility(),
    )
    // A part of a line may begin with what divides it from the part before.
    const isFeio = (elemento: Element, texto: string) =>
      vazio.test(texto) ||
      /^[·,.:]+$/.test(texto) ||
      (!elemento.matches('b, span') && /^[·,]|[·,]$/.test(texto))
    const textos = elementos.flatMap((elemento) => {
      const texto = elemento.textContent.trim()
      return isFeio(elemento, texto) ? [texto] : []
    })
    return [...new Set([...links, ...textos])]
  }, VAZIO.source)
}
