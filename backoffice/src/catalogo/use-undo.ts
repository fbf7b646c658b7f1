import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z or ⌘Z anywhere on the screen, but where somebody writes or a dialog is open: there it is the field's own. */
export function useUndo(undo: (() => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTecla = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    const isEscrita =
      event.target instanceof HTMLElement &&
      event.target.matches('input:not([type="checkbox"]), textarea, select')
    if (!isTecla || !undo || event.defaultPrevented || isEscrita || document.querySelector('dialog[open]'))
      return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
