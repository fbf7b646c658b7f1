import { useEffect, useEffectEvent, useRef } from 'react'

import { BATIMENTO_SEGUNDOS } from '@vitrine/rules/negociacao'

import type { Negociacao } from '#grade'
import { api } from '#shell'

/** Says every 30 seconds that who negotiates is still there, and whether it did something; whoever lost the cart learns it by that. */
export function useBatimento({ grade, params, takePosse, readAgain }: Negociacao): void {
  const ativo = useRef(false)
  const isMinha = grade.posse?.minha ?? false
  const beat = useEffectEvent(async () => {
    const body = { ativo: ativo.current }
    ativo.current = false
    const resposta = await api('PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse', {
      params,
      body,
    })
    if (resposta.ok) return takePosse(resposta.dados)
    // Said with the next one.
    ativo.current = ativo.current || body.ativo
    if (resposta.status !== 0) await readAgain()
  })
  useEffect(() => {
    if (!isMinha) return undefined
    const act = () => {
      ativo.current = true
    }
    const now = () => void beat()
    const timer = setInterval(now, BATIMENTO_SEGUNDOS * 1000)
    addEventListener('keydown', act)
    addEventListener('pointerdown', act)
    addEventListener('online', now)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', act)
      removeEventListener('pointerdown', act)
      removeEventListener('online', now)
    }
  }, [isMinha])
}
