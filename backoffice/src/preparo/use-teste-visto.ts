import { useEffect, useEffectEvent, useState } from 'react'

import type { TesteDaLoja } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

const OLHA_MS = 4000
/** About the hour in which the order has to come; who left the screen open is not asked about for ever. */
const OLHADAS = 900

/** Looks what becomes of a test order while one is awaited or under way: it is bought in another window, mostly on a telephone. */
export function useTesteVisto(isEsperado: boolean, onChange: (agora: TesteDaLoja) => void): void {
  const { idfornecedor } = useTrabalho().loja
  const [olhadas, setOlhadas] = useState(0)
  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    if (document.visibilityState === 'visible') {
      const resposta = await api('GET /painel/v1/{idfornecedor}/pedido-de-teste', {
        params: { idfornecedor },
      })
      // What was asked before a press does not take back what the press answered.
      if (resposta.ok && isCurrent()) onChange(resposta.dados)
    }
    setOlhadas((antes) => antes + 1)
  })
  const olha = isEsperado && olhadas < OLHADAS
  useEffect(() => {
    if (!olha) return
    let isCurrent = true
    const espera = setTimeout(() => void look(() => isCurrent), OLHA_MS)
    return () => {
      isCurrent = false
      clearTimeout(espera)
    }
  }, [olha, olhadas])
}
