import { mayKeepPreferencia } from '#consentimento'

const CHAVE = 'vitrine_tecla_c'

/** Whether `c` opens the cart from anywhere. */
export function isTeclaLigada(): boolean {
  try {
    return localStorage.getItem(CHAVE) !== '0'
  } catch {
    return true
  }
}

export function switchTecla(isLigada: boolean): void {
  if (isLigada) localStorage.removeItem(CHAVE)
  else if (mayKeepPreferencia()) localStorage.setItem(CHAVE, '0')
}

/** Whether a key press is meant for a field, for a dialog over the cart, or for the browser itself. */
export function isTeclaDeOutro({ target, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || metaKey || defaultPrevented || !(target instanceof Element)) return true
  return (
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog.modal') !== null
  )
}
