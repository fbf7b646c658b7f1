import type { ItemComPreco, OpcoesPreco } from './item.ts'
import { chooseAtacado, chooseAtendente, chooseNormal, chooseProgressivo } from './regra.ts'

/**
 * Unit price of a line in reais. Order of precedence: §5 "Price choice", readings 3.
 * Null when the item carries no price: hidden from this visitor, or not priced yet.
 */
export function choosePreco(item: ItemComPreco, quantidade: number, opcoes: OpcoesPreco): number | null {
  return (
    chooseAtendente(item) ??
    chooseProgressivo(item, quantidade) ??
    chooseAtacado(item, quantidade, opcoes) ??
    chooseNormal(item)
  )
}
