import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import type { Celulas, Digitando, Escrita } from './use-celulas.ts'

interface CampoDaCelulaProps {
  celulas: Celulas
  digitando: Digitando
  /** The line's place, from 0. */
  linha: number
  rotulo: string
  /** Words are written there, at most so many letters; else numbers. */
  letras?: number | undefined
}

/** A cell while one writes in it: Enter goes on below, Tab to the next that is written in, Esc leaves it as it was. */
export function CampoDaCelula({ celulas, digitando, linha, rotulo, letras }: CampoDaCelulaProps) {
  const { setDigitando, commit, leave, goTo, begin } = celulas
  const { coluna, texto, isInteiro } = digitando
  /** What ends it is done once: leaving the field is the end of what a key has ended already. */
  const isEnded = useRef(false)
  function end(feita: Escrita, then: () => void) {
    isEnded.current = feita !== 'recusado'
    if (feita === 'feito') then()
    if (feita === 'fica') goTo(linha, coluna)
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') {
      isEnded.current = true
      leave()
      return goTo(linha, coluna)
    }
    const passo = event.shiftKey ? -1 : 1
    if (event.key === 'Enter') return end(commit(), () => goTo(linha + passo, coluna))
    end(commit(), () => {
      const beside = findBeside(celulas.editaveis, { linha, coluna }, passo)
      goTo(beside.linha, beside.coluna)
      begin(beside)
    })
  }
  return (
    <input
      className={letras === undefined ? 'celula-campo num' : 'celula-campo'}
      aria-label={rotulo}
      inputMode={letras === undefined ? 'decimal' : 'text'}
      maxLength={letras}
      autoComplete="off"
      ref={isInteiro ? focusInteiro : focusFim}
      value={texto}
      onChange={({ target }) => setDigitando({ ...digitando, texto: target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isEnded.current && commit() === 'recusado') leave()
      }}
    />
  )
}

/** The next cell that is written in: in its line, or the first of the next one; and back. */
function findBeside(
  editaveis: readonly number[],
  { linha, coluna }: { linha: number; coluna: number },
  passo: 1 | -1,
): { linha: number; coluna: number } {
  const lugar = editaveis.indexOf(coluna) + passo
  const daLinha = editaveis[lugar]
  if (daLinha !== undefined) return { linha, coluna: daLinha }
  const fim = editaveis.at(passo > 0 ? 0 : -1) ?? coluna
  return { linha: linha + passo, coluna: fim }
}

/** With its text ready to be written over. */
function focusInteiro(field: HTMLInputElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus()
  field.select()
}

/** After the letter that began it. */
function focusFim(field: HTMLInputElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
