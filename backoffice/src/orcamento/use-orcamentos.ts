import { useEffect, useEffectEvent, useState } from 'react'

import type { ListaDeOrcamentos } from '@vitrine/contract'
import { ligacaoOf } from '@vitrine/conversa'

import { useTrabalho } from '#shell'

/** Several changes of one moment are one reading; who types in a draft changes it every second. */
const JUNTAS_MS = 1000

/**
 * The list as it came with the page, and as it is since: read again as something of a budget is told, by who comes back to it, and by calls
 * where nothing is told (`pergunta`).
 */
export function useOrcamentos(
  lidos: ListaDeOrcamentos,
  read: () => Promise<ListaDeOrcamentos | null>,
): ListaDeOrcamentos {
  const { idfornecedor } = useTrabalho().loja
  const [nova, setNova] = useState<{ depoisDe: ListaDeOrcamentos; lista: ListaDeOrcamentos } | null>(null)
  const readAgain = useEffectEvent(async () => {
    if (document.hidden) return
    const lista = await read()
    if (lista) setNova({ depoisDe: lidos, lista })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void readAgain()
      }, JUNTAS_MS)
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      orcamento: hear,
      reler: hear,
      pergunta: hear,
    })
    document.addEventListener('visibilitychange', hear)
    return () => {
      clearTimeout(timer)
      unfollow()
      document.removeEventListener('visibilitychange', hear)
    }
  }, [idfornecedor])
  return nova?.depoisDe === lidos ? nova.lista : lidos
}
