import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import type { Celulas, Digitando, Escrita } from './use-celulas.ts'

interface CampoDaCelulaProps {
  celulas: Celulas
  digitando: Digitando
  coluna: number
  rotulo: string
}

/** A cell while one writes in it: Enter goes on below, Tab beside, Esc leaves it as it was. */
export function CampoDaCelula({ celulas, digitando, coluna, rotulo }: CampoDaCelulaProps) {
  const { setDigitando, commit, cancel, goTo } = celulas
  const { linha, texto, isInteiro } = digitando
  /** What ends it is done once: leaving the field is the end of what a key has ended already. */
  const isEnded = useRef(false)
  function end(feita: Escrita, para: number) {
    isEnded.current = feita !== 'recusado'
    if (feita !== 'recusado') goTo(feita === 'fica' ? linha : para, coluna)
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      cancel()
      end('feito', linha)
    }
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      end(commit(), linha + (event.shiftKey ? -1 : 1))
    }
  }
  return (
    <input
      className="og-campo num"
      aria-label={rotulo}
      inputMode="decimal"
      autoComplete="off"
      ref={isInteiro ? focusInteiro : focusFim}
      value={texto}
      onChange={({ target }) => setDigitando({ ...digitando, texto: target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isEnded.current && commit() === 'recusado') cancel()
      }}
    />
  )
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
