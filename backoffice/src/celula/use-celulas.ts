import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'

interface Lugar {
  linha: number
  coluna: number
}

/** A cell that is being written in. */
export interface Digitando {
  linha: number
  texto: string
  /** It began with what stood there, to be written over. */
  isInteiro: boolean
}

export type Escrita = 'feito' | 'fica' | 'recusado'

interface Deps {
  linhas: number
  colunas: number
  /** The one column that is written in. */
  editavel: number
  mayEdit: boolean
  readTexto(linha: number): string
  /** What becomes of it: it stands there and the keys go on, or stay; or it is nothing that may stand there. */
  onWrite(linha: number, texto: string): Escrita
  onFill(linha: number): void
  /** A column of texts, from a line downwards. */
  onPaste(linha: number, textos: readonly string[]): void
  onUndo(): void
}

const passos: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

/**
 * The keys of a grid of which one column is written in (ARIA APG grid, ux 3.3): arrows walk, F2 or a digit write, Enter goes on below, Esc
 * leaves it as it was, Ctrl+D fills down, Ctrl+Z takes back, and a column may be pasted. Knows nothing of what stands in the cells.
 */
export function useCelulas(deps: Deps) {
  const { colunas, editavel, mayEdit, readTexto, onWrite } = deps
  const { ref, ativa, setAtiva, goTo } = useLugar(deps)
  const [digitando, setDigitando] = useState<Digitando | null>(null)

  function begin(linha: number, texto?: string) {
    if (!mayEdit) return
    setAtiva({ linha, coluna: editavel })
    setDigitando({ linha, texto: texto ?? readTexto(linha), isInteiro: texto === undefined })
  }
  function commit(): Escrita {
    const { linha, texto } = digitando ?? { linha: 0, texto: null }
    const feita = texto === null || texto === readTexto(linha) ? 'feito' : onWrite(linha, texto)
    if (feita !== 'recusado') setDigitando(null)
    return feita
  }
  function onKeyDown(event: KeyboardEvent) {
    const isDaCelula = event.target instanceof HTMLElement && event.target.dataset.celula !== undefined
    if (digitando || event.altKey || !isDaCelula) return
    if (event.ctrlKey || event.metaKey) return pressComando(event, deps, ativa)
    const passo = passos[event.key]
    if (passo) {
      event.preventDefault()
      const volta = event.key === 'Enter' && event.shiftKey
      return goTo(ativa.linha + (volta ? -1 : passo[0]), ativa.coluna + passo[1])
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      return goTo(ativa.linha, event.key === 'Home' ? 0 : colunas - 1)
    }
    if (ativa.coluna === editavel) pressLetra(event, (texto) => begin(ativa.linha, texto))
  }
  function onPaste(event: ClipboardEvent) {
    const textos = event.clipboardData.getData('text').split(/\r?\n/)
    while (textos.at(-1)?.trim() === '') textos.pop()
    if (!mayEdit || ativa.coluna !== editavel || textos.length === 0) return
    if (digitando && textos.length === 1) return
    event.preventDefault()
    setDigitando(null)
    deps.onPaste(ativa.linha, textos)
  }
  return {
    ref,
    ativa,
    digitando,
    setDigitando,
    goTo,
    begin,
    commit,
    cancel: () => setDigitando(null),
    onKeyDown,
    onPaste,
  }
}

/** The cell that the keys are at: it alone is on the way of Tab. */
function useLugar({ linhas, colunas, editavel }: Deps) {
  const ref = useRef<HTMLTableElement>(null)
  const [ativa, setAtiva] = useState<Lugar>({ linha: 0, coluna: editavel })
  function goTo(linha: number, coluna: number) {
    const lugar = {
      linha: Math.min(Math.max(linha, 0), linhas - 1),
      coluna: Math.min(Math.max(coluna, 0), colunas - 1),
    }
    setAtiva(lugar)
    ref.current?.querySelector<HTMLElement>(`[data-celula="${lugar.linha}:${lugar.coluna}"]`)?.focus()
  }
  return { ref, ativa, setAtiva, goTo }
}

export type Celulas = Omit<ReturnType<typeof useCelulas>, 'ref' | 'onKeyDown' | 'onPaste'>

function pressComando(event: KeyboardEvent, { mayEdit, editavel, onFill, onUndo }: Deps, ativa: Lugar): void {
  const tecla = event.key.toLowerCase()
  if (!mayEdit || (tecla !== 'd' && tecla !== 'z') || event.shiftKey) return
  event.preventDefault()
  if (tecla === 'z') onUndo()
  else if (ativa.coluna === editavel) onFill(ativa.linha)
}

/** Keys that begin to write. */
function pressLetra(event: KeyboardEvent, begin: (texto?: string) => void): void {
  const isDigito = /^[\d,]$/.test(event.key)
  const isVazia = event.key === 'Delete' || event.key === 'Backspace'
  if (!isDigito && !isVazia && event.key !== 'F2') return
  event.preventDefault()
  if (isVazia) return begin('')
  begin(isDigito ? event.key : undefined)
}
