/** A piece of a text that a store's people wrote. */
export type Trecho =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'forte'; texto: string }
  | { tipo: 'link'; texto: string; href: string }

const MARCAS = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^()\s]+)\)/g

/**
 * What a store's people may say within a text: **strong** and [words](address), nothing else; whatever looks like markup is text. An
 * address that may not be followed leaves its words alone.
 */
export function parseTextoRico(texto: string): Trecho[] {
  const trechos: Trecho[] = []
  const say = (parte: string) => {
    if (parte !== '') trechos.push({ tipo: 'texto', texto: parte })
  }
  let fim = 0
  for (const { index, 0: tudo, 1: forte, 2: palavras = '', 3: href = '' } of texto.matchAll(MARCAS)) {
    say(texto.slice(fim, index))
    if (forte !== undefined) trechos.push({ tipo: 'forte', texto: forte })
    else if (isHrefSeguro(href)) trechos.push({ tipo: 'link', texto: palavras, href })
    else say(palavras)
    fim = index + tudo.length
  }
  say(texto.slice(fim))
  return trechos
}

/** The addresses that a text names, whether they may be followed or not. */
export function listHrefs(texto: string): string[] {
  return [...texto.matchAll(MARCAS)].flatMap(([, , , href]) => (href === undefined ? [] : [href]))
}

/** A page of the web or of this shop, mail, telephone; `loja:/combos` is a path of the store itself. Never a script. */
export function isHrefSeguro(href: string): boolean {
  return /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d]|loja:\/(?![/\\])|\/(?![/\\])|#)/i.test(href)
}

/** The address as the browser follows it, at the store of this slug. */
export function toHref(href: string, slug: string): string {
  return href.startsWith('loja:') ? `/${slug}${href.slice(5).replace(/\/$/, '')}` : href
}
