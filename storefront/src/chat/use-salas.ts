import { useEffect, useState } from 'react'

import type { SalasChat } from '@vitrine/contract'

import { api } from '#shell'

import { ligacaoOf } from './ligacao.ts'
import type { QuemConversa } from './quem-conversa.ts'

/** Several changes of one moment are one reading. */
const JUNTAS_MS = 300

/** The rooms as they came with the page, and as they are since something was written or read in any. */
export function useSalas({ idfornecedor, idcliente }: QuemConversa, lidas: SalasChat): SalasChat {
  const [nova, setNova] = useState<{ depoisDe: SalasChat; salas: SalasChat } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const { page } = lidas
      const resposta = await api('GET /v4/chat/salas', { query: { idfornecedor, idcliente, page } })
      if (resposta.ok) setNova({ depoisDe: lidas, salas: resposta.dados })
    }
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), JUNTAS_MS)
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
