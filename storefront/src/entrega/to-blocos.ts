const SEM_TEXTO = /<(script|style|template|svg|iframe)\b[\s\S]*?<\/\1\s*>/gi
const FIM_DE_BLOCO = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/ul|\/ol)\b[^>]*>/gi
const MARCA = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi
const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * HTML of a freight error as blocks of plain text (§8 Freight errors). They are shown as text, so nothing that came as HTML
 * ever is HTML again, whatever it holds.
 */
export function toBlocos(html: string): string[] {
  return html
    .replace(SEM_TEXTO, '')
    .replace(FIM_DE_BLOCO, '\n')
    .replace(MARCA, '')
    .split('\n')
    .map((bloco) => decode(bloco).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function decode(texto: string): string {
  return texto.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (inteira, decimal, hex, nome) => {
    if (nome) return ENTIDADES[String(nome).toLowerCase()] ?? inteira
    const codigo = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return codigo > 31 && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : ''
  })
}
