import { useEffect, useRef } from 'react'

/** Arrows walk along the buttons that enter a cliente; Enter presses them (ux 1.28.2). For the list's `ref`. */
export function useSetas() {
  const lista = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = lista.current
    list?.addEventListener('keydown', moveFocus)
    return () => list?.removeEventListener('keydown', moveFocus)
  }, [])
  return lista
}

function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const list = event.currentTarget
  if (!step || !(list instanceof Element) || !(event.target instanceof Element)) return
  const botoes = [...list.querySelectorAll<HTMLButtonElement>('[data-entrar]')]
  const linha = event.target.closest('li')
  const next = botoes[botoes.findIndex((botao) => linha?.contains(botao)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
