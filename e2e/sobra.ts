import type { Page } from '@playwright/test'

/**
 * What sticks out of the window to the right, or of the part of a panel's window that its screens scroll in: the innermost elements are the
 * cause. Runs in the page.
 */
export function findSobra(): string[] {
  const largura = document.documentElement.clientWidth
  const telas = [document.documentElement, ...document.querySelectorAll('.painel-tela')]
  const larga = telas.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  if (!larga) return []
  const isOut = (element: Element) => element.getBoundingClientRect().right > largura + 0.5
  // What a row of its own scrolls to is no cause.
  const isSolto = (element: Element): boolean => {
    const { parentElement: pai } = element
    return pai === null || pai === larga || (getComputedStyle(pai).overflowX === 'visible' && isSolto(pai))
  }
  const fora = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().width > 0 && isOut(element) && isSolto(element))
    .filter((element) => ![...element.children].some(isOut))
    .slice(0, 6)
    .map(
      (element) =>
        `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`,
    )
  return fora.length > 0 ? fora : [`the page is ${larga.scrollWidth} px wide: ${listTextos()}`]

  /** Words that leave their element, whose own box fits. */
  function listTextos(): string {
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const longos: string[] = []
    while (textos.nextNode()) {
      const trecho = document.createRange()
      trecho.selectNodeContents(textos.currentNode)
      if (trecho.getBoundingClientRect().right > largura + 0.5)
        longos.push(textos.currentNode.nodeValue ?? '')
    }
    return longos.join(' | ')
  }
}

/**
 * Words that are broken in their middle, though they are no longer than a name: what they stand in is too narrow for them. Where there is a hyphen
 * or a slash they may break. Runs in the page.
 */
export function findQuebradas(): string[] {
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const trecho = document.createRange()
  const quebradas = new Set<string>()
  while (textos.nextNode()) {
    const { currentNode } = textos
    const palavras = (currentNode.nodeValue ?? '').matchAll(/(?<!\S)[^\s/–—-]{4,14}(?!\S)/g)
    for (const { 0: palavra, index } of palavras) {
      trecho.setStart(currentNode, index)
      trecho.setEnd(currentNode, index + palavra.length)
      const linhas = new Set([...trecho.getClientRects()].map(({ top }) => Math.round(top)))
      if (linhas.size > 1 && !isSoOuvida(currentNode.parentElement))
        quebradas.add(`${palavra} (${currentNode.parentElement?.className})`)
    }
  }
  return [...quebradas]

  function isSoOuvida(element: Element | null): boolean {
    return (
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isSoOuvida(element.parentElement))
    )
  }
}

/** Every amount on the page becomes as long as those of a wholesaler are. Runs in the page. */
export function lengthenValores(): void {
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (textos.nextNode()) {
    const { currentNode } = textos
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replaceAll(/\d[\d.]*,\d{2}(?!\d)/g, '1.234.567,89')
  }
}

/**
 * What is wrong with the bars that stay on the screen: labels that run into each other, words that leave their button or the window,
 * more than the given part of its height. Runs in the page.
 */
export function findCortados(parte: number): string[] {
  const isDentro = (dentro: DOMRect, fora: DOMRect) =>
    dentro.left >= fora.left - 1 &&
    dentro.right <= fora.right + 1 &&
    dentro.top >= fora.top - 1 &&
    dentro.bottom <= fora.bottom + 1
  const meets = (um: DOMRect | undefined, outro: DOMRect) =>
    um !== undefined && um.right > outro.left && um.bottom > outro.top && um.top < outro.bottom
  const measureTexto = (botao: Element) => {
    const texto = document.createRange()
    texto.selectNodeContents(botao)
    return texto.getBoundingClientRect()
  }
  return [...document.querySelectorAll('.abas, .barra-propria, .finalizar-barra, .faturas-pagar')].flatMap(
    (barra) => {
      const { position } = getComputedStyle(barra)
      const { bottom, height } = barra.getBoundingClientRect()
      if (!/fixed|sticky/.test(position) || bottom < innerHeight - 9) return []
      const botoes = [...barra.querySelectorAll('a, button')].filter(
        (botao) => botao.getClientRects().length > 0,
      )
      const ditos = botoes.map(measureTexto)
      const erros = botoes.flatMap((botao, i) => {
        const caixa = botao.getBoundingClientRect()
        const dito = ditos[i] ?? caixa
        // What only sticks comes whole into view when the page is scrolled.
        const isCortado = !isDentro(dito, caixa) || (position === 'fixed' && caixa.bottom > innerHeight + 1)
        return [
          ...(meets(ditos[i - 1], dito) ? [`${botao.textContent} runs into its neighbour`] : []),
          ...(isCortado ? [`${botao.textContent} is cut`] : []),
        ]
      })
      const isAlta = height > innerHeight * parte
      return [...erros, ...(isAlta ? [`${barra.className} is ${Math.round(height)} px tall`] : [])]
    },
  )
}

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
