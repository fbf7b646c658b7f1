/** 'Pix', 'Pix ou boleto', 'Pix, boleto ou cartão'. */
export function joinPalavras(nomes: readonly string[], palavra: 'e' | 'ou'): string {
  const last = nomes.at(-1) ?? ''
  return nomes.length < 2 ? last : `${nomes.slice(0, -1).join(', ')} ${palavra} ${last}`
}
