import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { GradeDaNegociacao } from '@vitrine/contract'
import type { Answer } from '@vitrine/contract/client'
import { ligacaoOf } from '@vitrine/conversa'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

/** Several changes of one moment are one reading. */
const JUNTAS_MS = 150

export type FalhaDoAto = Extract<
  Answer<'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}'>,
  { ok: false }
>

/** An answer of any act in a negotiation. */
type Resposta<T> = { ok: true; dados: T } | { ok: false; status: number; falha: FalhaDoAto['falha'] }

/** A negotiation as it lives, and how acts in it are done. */
export interface Negociacao {
  grade: GradeDaNegociacao
  /** Where its calls go. */
  params: { idfornecedor: string; idcliente: string }
  /** The last question did not come through: what stands here may be old. */
  isVelha: boolean
  /** Does an act whose answer is the grid, and shows it. What was refused is said, and the grid is read again. Null: it was done. */
  act(
    call: Promise<Resposta<GradeDaNegociacao>>,
    onFalha?: (falha: FalhaDoAto) => boolean,
  ): Promise<FalhaDoAto | null>
  take(grade: GradeDaNegociacao): void
  takePosse(posse: GradeDaNegociacao['posse']): void
  readAgain(): Promise<void>
}

export function useNegociacao(lida: GradeDaNegociacao): Negociacao {
  const { idfornecedor } = useTrabalho().loja
  const [grade, setGrade] = useState(lida)
  const [isVelha, setVelha] = useState(false)
  const { idcliente } = lida.cliente
  const params = { idfornecedor, idcliente }
  /** Numbers what is asked: an answer that was overtaken shows nothing. */
  const vez = useRef({ pedida: 0, mostrada: 0 })

  function take(nova: GradeDaNegociacao, numero = (vez.current.pedida += 1)) {
    if (numero < vez.current.mostrada) return
    vez.current.mostrada = numero
    setVelha(false)
    setGrade(nova)
  }
  async function readAgain(): Promise<void> {
    const numero = (vez.current.pedida += 1)
    const resposta = await api('GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}', { params })
    if (resposta.ok) take(resposta.dados, numero)
    else setVelha(true)
  }
  useMudancas(params, readAgain)
  return {
    grade,
    params,
    isVelha,
    take,
    readAgain,
    takePosse: (posse) => setGrade((antes) => ({ ...antes, posse })),
    async act(call, onFalha) {
      const numero = (vez.current.pedida += 1)
      const resposta = await call
      if (resposta.ok) {
        take(resposta.dados, numero)
        return null
      }
      if (!onFalha?.(resposta)) showToast(resposta.falha.campos?.motivo ?? resposta.falha.error)
      // Without a connection nothing is known to be otherwise.
      if (resposta.status !== 0) void readAgain()
      return resposta
    },
  }
}

/** Reads again what somebody changed: the client, a colleague, a job. */
export function useMudancas(
  { idfornecedor, idcliente }: Negociacao['params'],
  read: () => Promise<void>,
): void {
  const readAgain = useEffectEvent(() => void read())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(readAgain, JUNTAS_MS)
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      negociacao: (dita) => dita.idcliente === idcliente && hear(),
      'presenca-carrinho': (dita) => dita.idcliente === idcliente && hear(),
      aoVivo: hear,
      reler: hear,
      pergunta: hear,
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [idfornecedor, idcliente])
}
