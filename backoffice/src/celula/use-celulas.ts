import { useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'

import { splitColuna } from './read-coluna.ts'
import { useLugar, type Lugar } from './use-lugar.ts'

/** A cell that is being written in. Its line is named: lines come and go while one writes. */
export interface Digitando {
  chave: string
  coluna: number
  texto: string
  /** It began with what stood there, to be written over. */
  isInteiro: boolean
}

/** What became of what was written: it stands there and the keys go on, or stay; or it is nothing that may stand there. */
export type Escrita = 'feito' | 'fica' | 'recusado'

interface Deps {
  /** Names of the lines, from above. */
  chaves: readonly string[]
  colunas: number
  /** Columns that are written in, from the left. */
  editaveis: readonly number[]
  /** The column that the keys are at first. */
  inicial: number
  mayEdit: boolean
  readTexto(celula: Lugar): string
  onWrite(celula: Lugar, texto: string): Escrita
  /** As the cell above. */
  onFill(celula: Lugar): void
  /** A column of texts, from a cell downwards; null: it is several columns. */
  onPaste(celula: Lugar, textos: readonly string[] | null): void
  /** Takes back what was done last; absent: there is no such thing. */
  onUndo?: (() => void) | undefined
  /** A cell is nobody's to write in. */
  isFechada?: (celula: Lugar) => boolean
  /** Somebody writes in a line, or no more. */
  onEditando?: (chave: string, editando: boolean) => void
}

const passos: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The keys of a grid in which some columns are written in (ARIA APG grid, ux 3.3): arrows walk, Enter, F2 or a digit write, Enter goes on below
 * and Tab beside, Esc leaves it as it was, Ctrl+D fills down, Ctrl+Z takes back, and a column may be pasted. Knows nothing of what stands in
 * the cells.
 */
export function useCelulas(deps: Deps) {
  const { chaves, colunas, editaveis, mayEdit, readTexto, onWrite, isFechada, onEditando } = deps
  const { ref, ativa, setAtiva, goTo } = useLugar({ linhas: chaves.length, ...deps })
  const [digitando, setDigitando] = useState<Digitando | null>(null)

  function begin(celula: Lugar, texto?: string) {
    const chave = chaves[celula.linha]
    if (!mayEdit || chave === undefined || !editaveis.includes(celula.coluna) || isFechada?.(celula)) return
    setAtiva(celula)
    setDigitando({
      chave,
      coluna: celula.coluna,
      texto: texto ?? readTexto(celula),
      isInteiro: texto === undefined,
    })
    onEditando?.(chave, true)
  }
  function leave() {
    if (digitando) onEditando?.(digitando.chave, false)
    setDigitando(null)
  }
  function commit(): Escrita {
    const linha = chaves.indexOf(digitando?.chave ?? '')
    // Its line is gone.
    if (!digitando || linha < 0) return 'feito'
    const celula = { linha, coluna: digitando.coluna }
    const isMudado = digitando.texto !== readTexto(celula)
    const feita = isMudado ? onWrite(celula, digitando.texto) : 'feito'
    if (feita !== 'recusado') leave()
    return feita
  }
  function onKeyDown(event: KeyboardEvent) {
    const isDaCelula = event.target instanceof HTMLElement && event.target.dataset.celula !== undefined
    if (digitando || event.altKey || !isDaCelula) return
    if (event.ctrlKey || event.metaKey) return pressComando(event, deps, ativa)
    if (pressPasso(event, { ativa, goTo, ultima: colunas - 1 })) return
    if (editaveis.includes(ativa.coluna)) pressLetra(event, (texto) => begin(ativa, texto))
    else if (event.key === 'Enter') goTo(ativa.linha + (event.shiftKey ? -1 : 1), ativa.coluna)
  }
  return {
    ref,
    ativa,
    digitando,
    setDigitando,
    editaveis,
    goTo,
    begin,
    commit,
    /** Leaves it as it was. */
    leave,
    onKeyDown,
    onPaste: (event: ClipboardEvent) => pasteColuna(event, deps, { ativa, digitando, leave }),
  }
}

export type Celulas = Omit<ReturnType<typeof useCelulas>, 'ref' | 'onKeyDown' | 'onPaste'>

interface Onde {
  ativa: Lugar
  digitando: Digitando | null
  leave: () => void
}

function pasteColuna(
  event: ClipboardEvent,
  { mayEdit, editaveis, onPaste }: Deps,
  { ativa, digitando, leave }: Onde,
): void {
  const textos = splitColuna(event.clipboardData.getData('text'))
  if (!mayEdit || !editaveis.includes(ativa.coluna) || textos?.length === 0) return
  // One word into a field is the field's own.
  if (digitando && textos?.length === 1) return
  event.preventDefault()
  leave()
  onPaste(ativa, textos)
}

/** Whether a key walked. */
function pressPasso(
  event: KeyboardEvent,
  { ativa, goTo, ultima }: { ativa: Lugar; goTo: (linha: number, coluna: number) => void; ultima: number },
): boolean {
  const passo = passos[event.key]
  const isFim = event.key === 'Home' || event.key === 'End'
  if (!passo && !isFim) return false
  event.preventDefault()
  if (passo) goTo(ativa.linha + passo[0], ativa.coluna + passo[1])
  else goTo(ativa.linha, event.key === 'Home' ? 0 : ultima)
  return true
}

function pressComando(
  event: KeyboardEvent,
  { mayEdit, editaveis, onFill, onUndo, isFechada }: Deps,
  ativa: Lugar,
): void {
  const tecla = event.key.toLowerCase()
  if (!mayEdit || event.shiftKey) return
  if (tecla === 'z' && onUndo) {
    event.preventDefault()
    onUndo()
  }
  if (tecla === 'd') {
    event.preventDefault()
    if (ativa.linha > 0 && editaveis.includes(ativa.coluna) && !isFechada?.(ativa)) onFill(ativa)
  }
}

/** Keys that begin to write. */
function pressLetra(event: KeyboardEvent, begin: (texto?: string) => void): void {
  const isDigito = /^[\d,]$/.test(event.key)
  const isVazia = event.key === 'Delete' || event.key === 'Backspace'
  if (!isDigito && !isVazia && event.key !== 'F2' && event.key !== 'Enter') return
  event.preventDefault()
  if (isVazia) return begin('')
  begin(isDigito ? event.key : undefined)
}
