import { isTeclaDeOutro, isTeclaLigada } from './teclas.ts'

/** `c` does what a press on the cart in the header does, unless something else has the keys (ux 1.6.7). */
export function openPorTecla(event: KeyboardEvent): void {
  if (!isTeclaLigada() || isTeclaDeOutro(event) || document.querySelector('dialog[open]')) return
  document.querySelector<HTMLElement>('.sacola')?.click()
}
