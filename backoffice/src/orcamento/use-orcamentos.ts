import { useEffect, useEffectEvent, useState } from 'react'

import type { ListaDeOrcamentos } from '@vitrine/contract'

/** Nobody tells of budgets by the socket: the list asks so often, and when one comes back to it. */
const DE_NOVO_MS = 30_000

/** The list as it came with the page, and as it is since. */
export function useOrcamentos(
  lidos: ListaDeOrcamentos,
  read: () => Promise<ListaDeOrcamentos | null>,
): ListaDeOrcamentos {
  const [nova, setNova] = useState<{ depoisDe: ListaDeOrcamentos; lista: ListaDeOrcamentos } | null>(null)
  const readAgain = useEffectEvent(async () => {
    if (document.hidden) return
    const lista = await read()
    if (lista) setNova({ depoisDe: lidos, lista })
  })
  useEffect(() => {
    const timer = setInterval(() => void readAgain(), DE_NOVO_MS)
    const onVolta = () => void readAgain()
    document.addEventListener('visibilitychange', onVolta)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVolta)
    }
  }, [lidos])
  return nova?.depoisDe === lidos ? nova.lista : lidos
}
