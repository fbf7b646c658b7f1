import { useEffect } from 'react'
import type { RefObject } from 'react'

type Teclas = typeof import('./press-tecla.ts')

/** The keys of the cart, loaded with the first one pressed; `tell` shows the list of them. */
export function useTeclasDoCarrinho(carrinho: RefObject<HTMLElement | null>, tell: () => void): void {
  useEffect(() => {
    let teclas: Teclas | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const press = (loaded: Teclas) => {
        teclas = loaded
        if (carrinho.current) loaded.pressTecla(event, carrinho.current, tell)
      }
      if (teclas) press(teclas)
      // When the file does not load, the keys simply do nothing.
      else void import('./press-tecla.ts').then(press, () => {})
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [carrinho, tell])
}
