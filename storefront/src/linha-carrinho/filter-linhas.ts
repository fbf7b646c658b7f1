import type { ItemCarrinho } from '@vitrine/contract'
import { foldTexto } from '@vitrine/rules/texto'

/** The lines that have every word of a search in name or package, in any case and without accents; all without words. */
export function filterLinhas<Item extends Pick<ItemCarrinho, 'nome' | 'embalagem'>>(
  itens: readonly Item[],
  busca: string,
): readonly Item[] {
  const palavras = foldTexto(busca).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return itens
  return itens.filter(({ nome, embalagem }) => {
    const texto = foldTexto(`${nome} ${embalagem}`)
    return palavras.every((palavra) => texto.includes(palavra))
  })
}
