import { useEffect, useEffectEvent, useState } from 'react'

import { ligacaoOf } from './ligacao.ts'
import type { QuemConversa } from './quem-conversa.ts'

/** Several changes of one moment are one reading. */
const JUNTAS_MS = 300

/**
 * The rooms as they came with the page, and as they are since something was written or read in any.
 * @param read asks for the same rooms again; null: they could not be read
 */
export function useSalas<S>(
  { idfornecedor, idcliente }: QuemConversa,
  lidas: S,
  read: () => Promise<S | null>,
): S {
  const [nova, setNova] = useState<{ depoisDe: S; salas: S } | null>(null)
  const readAgain = useEffectEvent(async () => {
    const salas = await read()
    if (salas) setNova({ depoisDe: lidas, salas })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void readAgain(), JUNTAS_MS)
    }
    const unfollow = ligacaoOf({ idfornecedor, idcliente }).follow({
      sala: hear,
      reler: hear,
      pergunta: hear,
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [idfornecedor, idcliente, lidas])
  return nova?.depoisDe === lidas ? nova.salas : lidas
}
