import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A cell by its place, both from 0. */
export interface Lugar {
  linha: number
  coluna: number
}

interface Grade {
  linhas: number
  colunas: number
  /** The column that the keys are at first. */
  inicial: number
}

/** The cell that the keys are at: it alone is on the way of Tab. */
export function useLugar({ linhas, colunas, inicial }: Grade) {
  const ref = useRef<HTMLTableElement>(null)
  const [dita, setAtiva] = useState<Lugar>({ linha: 0, coluna: inicial })
  // Where a column was left out that stood before it, one must be on the way of Tab still.
  const ativa = dita.coluna < colunas ? dita : { ...dita, coluna: colunas - 1 }
  function goTo(linha: number, coluna: number) {
    const lugar = {
      linha: Math.min(Math.max(linha, 0), linhas - 1),
      coluna: Math.min(Math.max(coluna, 0), colunas - 1),
    }
    const find = () =>
      ref.current?.querySelector<HTMLElement>(`[data-celula="${lugar.linha}:${lugar.coluna}"]`)
    if (find()) setAtiva(lugar)
    // A grid of many rows draws those that are seen, and the one that the keys are at.
    else flushSync(() => setAtiva(lugar))
    find()?.focus()
  }
  return { ref, ativa, setAtiva, goTo }
}
