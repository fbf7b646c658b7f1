import type { ElementHandle, Locator } from '@playwright/test'

/** Whether nothing is found any more once the one that a story presses has lost its name, or its role. Both are given back. */
export async function breaksWithout(alvo: Locator): Promise<{ semNome: boolean; semPapel: boolean }> {
  // What is looked for goes away by its name: the element itself is held. One that was drawn anew meanwhile is taken again.
  for (let volta = 0; volta < 3; volta++) {
    const elemento = await alvo.elementHandle()
    if (!elemento) throw new Error('nothing to cut')
    const achado = await cut(alvo, elemento)
    if (await elemento.evaluate((node) => node.isConnected)) return achado
  }
  throw new Error('drawn anew again and again')
}

async function cut(alvo: Locator, elemento: ElementHandle<HTMLElement | SVGElement>) {
  const giveNome = await elemento.evaluateHandle((node) => {
    const voltas: (() => void)[] = []
    const dropAtributo = (de: Element, nome: string) => {
      const valor = de.getAttribute(nome)
      if (valor === null) return
      de.removeAttribute(nome)
      voltas.push(() => de.setAttribute(nome, valor))
    }
    const dropTextos = (de: Element) => {
      const textos = document.createTreeWalker(de, NodeFilter.SHOW_TEXT)
      while (textos.nextNode()) {
        const texto = textos.currentNode
        const antes = texto.textContent
        texto.textContent = ''
        voltas.push(() => (texto.textContent = antes))
      }
    }
    const rotulos = 'labels' in node ? [...((node as HTMLInputElement).labels ?? [])] : []
    const nomeados = (node.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    for (const rotulo of rotulos) dropTextos(rotulo)
    for (const id of nomeados) {
      const outro = document.getElementById(id)
      if (outro) dropTextos(outro)
    }
    const isTexto = node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement
    if (!isTexto) dropTextos(node as Element)
    for (const de of [node as Element, ...(node as Element).querySelectorAll('*')])
      for (const nome of ['aria-label', 'aria-labelledby', 'title', 'alt', 'placeholder'])
        dropAtributo(de, nome)
    return () => {
      for (const volta of voltas.toReversed()) volta()
    }
  })
  const semNome = (await alvo.count()) === 0
  await giveNome.evaluate((give) => give())
  const givePapel = await elemento.evaluateHandle((node) => {
    const elementoDaPagina = node as Element
    const papel = elementoDaPagina.getAttribute('role')
    elementoDaPagina.setAttribute('role', 'generic')
    return () =>
      papel === null ? elementoDaPagina.removeAttribute('role') : elementoDaPagina.setAttribute('role', papel)
  })
  const semPapel = (await alvo.count()) === 0
  await givePapel.evaluate((give) => give())
  return { semNome, semPapel }
}
