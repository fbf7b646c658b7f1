import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

import { useTeclas, type Trabalho } from '#shell'

import { listTelas } from './telas.ts'
import type { Aberto } from './trabalho.route.tsx'

/** After `g` the next key is a jump, for so long. */
const SALTO_MS = 1500

/** ⌘K or Ctrl+K anywhere, and the jumps: `g`, then the key of a screen. */
export function useAtalhos(trabalho: Trabalho, onAbrir: (aberto: Aberto) => void): void {
  const navigate = useNavigate()
  const salto = useRef(0)
  const saltos = Object.fromEntries(
    listTelas(trabalho).map(({ tecla, hrefOf }) => [
      tecla,
      () => {
        if (Date.now() - salto.current > SALTO_MS) return false
        salto.current = 0
        void navigate(hrefOf(trabalho.loja.slug))
        return true
      },
    ]),
  )
  useTeclas({
    ...saltos,
    g: () => {
      salto.current = Date.now()
    },
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.metaKey || event.ctrlKey) ||
      event.altKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    onAbrir('paleta')
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
