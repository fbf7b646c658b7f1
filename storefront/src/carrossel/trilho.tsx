import { useRef } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'

import { IconButton } from '@vitrine/ui'

import { ladoDaTecla } from './lado-da-tecla.ts'
import estilo from './carrossel.css?url'

const classes = { TRILHO: 'pi-trilho', GRADE: 'pi-grade', LINHAS: 'pi-linhas' } as const

export interface TrilhoProps {
  rotulo: string
  forma: 'TRILHO' | 'GRADE' | 'LINHAS'
  busy?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * A row of cards to slide: by finger, by the two buttons, by arrow keys (APG carousel: nothing moves by itself). Rows that stand whole
 * have nothing to slide.
 */
export function Trilho({ rotulo, forma, busy, ref, children }: TrilhoProps) {
  const lista = useRef<HTMLUListElement>(null)
  const cards = (
    <ul ref={lista} className={classes[forma]} aria-busy={busy || undefined}>
      {children}
    </ul>
  )
  if (forma !== 'TRILHO')
    return (
      <div ref={ref}>
        <EstiloDoTrilho />
        {cards}
      </div>
    )
  const slide = (lado: 1 | -1) =>
    lista.current?.scrollBy({ left: lado * lista.current.clientWidth * 0.9, behavior: 'smooth' })
  function onKeyDown(event: KeyboardEvent) {
    const lado = ladoDaTecla(event.key)
    // A field and a group of choices use the arrow keys themselves.
    if (lado === 0 || (event.target as Element).closest('input,select,textarea,[role=radiogroup]')) return // a key's target is an element
    event.preventDefault()
    slide(lado)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the carousel, whose buttons do the same
    <div
      ref={ref}
      className="pi-carrossel"
      role="group"
      aria-roledescription="carrossel"
      aria-label={rotulo}
      onKeyDown={onKeyDown}
    >
      <EstiloDoTrilho />
      <div className="pi-setas">
        <IconButton icon="chevron-left" label={`Anteriores de ${rotulo}`} onClick={() => slide(-1)} />
        <IconButton icon="chevron-right" label={`Próximos de ${rotulo}`} onClick={() => slide(1)} />
      </div>
      {cards}
    </div>
  )
}

export function EstiloDoTrilho() {
  return <link rel="stylesheet" href={estilo} precedence="tela" />
}
