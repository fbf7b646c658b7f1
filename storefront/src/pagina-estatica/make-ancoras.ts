import type { Bloco } from '@vitrine/contract'
import { toSlug } from '@vitrine/rules/texto'

/** The anchor of each heading by its place among the blocks; two of the same words get a number, and none is one of the page's own. */
export function makeAncoras(blocos: readonly Bloco[]): Map<number, string> {
  const usadas = new Set(['contato', ''])
  const ancoras = new Map<number, string>()
  for (const [i, bloco] of blocos.entries()) {
    if (bloco.tipo !== 'TITULO') continue
    const base = toSlug(bloco.texto) || 'parte'
    let ancora = base
    for (let n = 2; usadas.has(ancora); n++) ancora = `${base}-${n}`
    usadas.add(ancora)
    ancoras.set(i, ancora)
  }
  return ancoras
}
