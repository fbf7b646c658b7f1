import { useEffect, useEffectEvent } from 'react'

import { createLembrado } from './lembrado.ts'

const lembradas = createLembrado('vitrine_painel_teclas')

/** Whether single keys do something: who talks to a computer, or shakes, turns them off (WCAG 2.1.4). */
export const useTemTeclas = (): boolean => lembradas.use() !== 'nao'

export const setTeclas = (liga: boolean): void => lembradas.write(liga ? 'sim' : 'nao')

/** Keys without a modifier, by what they type, while nobody writes and no dialog is open. Answering false lets the key pass. */
export function useTeclas(teclas: Readonly<Record<string, () => boolean | void>>): void {
  const isLigada = useTemTeclas()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = teclas[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event)) return
    if (act() !== false) event.preventDefault()
  })
  useEffect(() => {
    if (!isLigada) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isLigada])
}

/** Who writes types letters; an open dialog has keys of its own. */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isEscrita =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  return defaultPrevented || isEscrita || document.querySelector('dialog[open]') !== null
}
