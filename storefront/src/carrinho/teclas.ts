import { mayKeepPreferencia } from '#shell'

const CHAVE = 'vitrine_tecla_c'

/** Whether `c` opens the cart from anywhere. */
export function isTeclaLigada(): boolean {
  try {
    return localStorage.getItem(CHAVE) !== '0'
  } catch {
    return true
  }
}

export function ligarTecla(isLigada: boolean): void {
  if (isLigada) localStorage.removeItem(CHAVE)
  else if (mayKeepPreferencia()) localStorage.setItem(CHAVE, '0')
}

/** A key that belongs to a field, to a dialog over the cart, or to the browser. */
export function isTeclaDeOutro({ target, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || metaKey || defaultPrevented || !(target instanceof Element)) return true
  return (
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog.modal') !== null
  )
}
