import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import type { LinhaDaGrade } from '@vitrine/contract'

import { colunas, type Celulas, type Digitando } from './use-celulas.ts'

interface CampoDaCelulaProps {
  celulas: Celulas
  digitando: Digitando
  linha: LinhaDaGrade
  indice: number
}

const rotulos = { precoatendente: 'Seu preço de', quantidade: 'Quantidade de' }

/** A cell while one writes in it: Enter goes on below, Tab beside, Esc leaves it as it was. */
export function CampoDaCelula({ celulas, digitando, linha, indice }: CampoDaCelulaProps) {
  const { setDigitando, commit, cancel, goTo, begin } = celulas
  /** What ends it is done once: leaving the field is the end of what a key has ended already. */
  const isEnded = useRef(false)
  const coluna = colunas.indexOf(digitando.campo)
  function end(act: () => boolean, then: () => void) {
    isEnded.current = true
    if (act()) return then()
    isEnded.current = false
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      end(
        () => {
          cancel()
          return true
        },
        () => goTo(indice, coluna),
      )
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      end(commit, () => goTo(indice + (event.shiftKey ? -1 : 1), coluna))
    }
    if (event.key === 'Tab') {
      event.preventDefault()
      const outra = colunas.indexOf(digitando.campo === 'quantidade' ? 'precoatendente' : 'quantidade')
      // From the price on to the quantity of the next line, and back.
      const doPreco = digitando.campo === 'precoatendente'
      const passo = Number(!event.shiftKey && doPreco) - Number(event.shiftKey && !doPreco)
      end(commit, () => {
        goTo(indice + passo, outra)
        begin({ linha: indice + passo, coluna: outra })
      })
    }
  }
  return (
    <input
      className="ng-campo num"
      aria-label={`${rotulos[digitando.campo]} ${linha.nome}`}
      inputMode="decimal"
      autoComplete="off"
      ref={digitando.isInteiro ? focusInteiro : focusFim}
      value={digitando.texto}
      onChange={({ target }) => setDigitando({ ...digitando, texto: target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isEnded.current && !commit()) cancel()
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
