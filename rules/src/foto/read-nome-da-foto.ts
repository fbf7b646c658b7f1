/** What the name of a picture's file says. */
export interface NomeDaFoto {
  /** What its product may be called, SKU or EAN, the likeliest first. */
  codigos: string[]
  /** Which of the product's pictures it is, from 1. */
  posicao: number
}

/** 'CF-0420_2', 'CF-0420 (2)', 'CF-0420-02': a code and a place behind it. */
const COM_POSICAO = /^(.*[^\s_-])(?:\s*[_-]\s*|\s+)\(?(\d{1,2})\)?$|^(.*\S)\s*\((\d{1,2})\)$/

/**
 * Reads the file name of a product's picture (ux 3.5): the name is its code, a number behind it the picture's place. A code that itself ends so
 * counts whole first.
 */
export function readNomeDaFoto(arquivo: string): NomeDaFoto {
  const base = (arquivo.normalize('NFC').split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '').trim()
  const [, antes, numero, antesDoParentese, noParentese] = COM_POSICAO.exec(base) ?? []
  const codigo = antes ?? antesDoParentese
  const posicao = Number(numero ?? noParentese ?? 1)
  return {
    codigos: [base, ...(codigo ? [codigo.trim()] : [])].filter((texto) => texto !== ''),
    posicao: Math.max(posicao, 1),
  }
}
