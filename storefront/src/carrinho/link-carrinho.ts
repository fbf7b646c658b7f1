/** More lines make an address that messengers and servers cut. */
export const MAX_LINHAS_LINK = 120

const PAR = /^([0-9a-f]{32})(?:x(\d+(?:\.\d{1,3})?))?$/

/** Products and quantities as one word of an address: ids without hyphens, 'x' and how much unless it is one. */
export function formatLinhasLink(linhas: readonly { id: string; quantidade: number }[]): string {
  return linhas
    .map(({ id, quantidade }) => id.replaceAll('-', '') + (quantidade === 1 ? '' : `x${quantidade}`))
    .join('_')
}

/** The lines of such an address; what is not a product with a quantity is left out, as is everything past the limit. */
export function parseLinhasLink(texto: string): { id: string; quantidade: number }[] {
  return texto
    .split('_')
    .slice(0, MAX_LINHAS_LINK)
    .flatMap((par) => {
      const [, hex, quantidade = '1'] = PAR.exec(par) ?? []
      const quanto = Number(quantidade)
      return hex && quanto > 0 && quanto <= 1_000_000 ? { id: toUuid(hex), quantidade: quanto } : []
    })
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
