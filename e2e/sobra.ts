/** What sticks out of the window to the right: the innermost elements are the cause. Runs in the page. */
export function findSobra(): string[] {
  const largura = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= largura) return []
  const isOut = (element: Element) => element.getBoundingClientRect().right > largura + 1
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().width > 0 && isOut(element))
    .filter((element) => ![...element.children].some(isOut))
    .slice(0, 6)
    .map(
      (element) =>
        `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`,
    )
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
