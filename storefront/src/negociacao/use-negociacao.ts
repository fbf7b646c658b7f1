import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { RespostaNegociacao } from '@vitrine/contract'

import { useCarro, type EstadoCarrinho } from '#carrinho'
import { ligacaoOf, useEstadoLigacao } from '#chat'
import { api } from '#shell'

/** While nothing is told, asked so often (ux 1.23: no later than three seconds). */
const OLHAR_MS = 3000

export interface NegociacaoLida {
  /** Null until the first answer. */
  resposta: RespostaNegociacao | null
  /** The last reading failed: what is shown may have changed. */
  isVelha: boolean
  /** Does something to it; null when it was done, otherwise why not. What is there now is read in both cases. */
  act(acao: (onde: Onde) => ReturnType<typeof askNegociacao>): Promise<string | null>
  read(): Promise<void>
}

export interface Onde {
  idfornecedor: string
  idcliente: string
}

export interface OpcoesNegociacao {
  /** There is one as far as is known: it is asked for where nothing is told. */
  isOn: boolean
  /** Who reads it stands in its cart, and the store sees that. */
  inCart: boolean
}

const askNegociacao = (onde: Onde) =>
  api('GET /v4/cart/{idfornecedor}/{idcliente}/negociacao', { params: onde })

/**
 * The negotiation of the own cart, read when something of it is told and, where nothing is told, every three seconds. The cart is read
 * with it: its prices are those of the negotiation (ux 1.23.1).
 */
export function useNegociacao(quem: Onde, { isOn, inCart }: OpcoesNegociacao): NegociacaoLida {
  const { idfornecedor, idcliente } = quem
  const { sincronia, store } = useCarro()
  const [resposta, setResposta] = useState<RespostaNegociacao | null>(null)
  const [isVelha, setVelha] = useState(false)
  const isLive = useEstadoLigacao(quem) === 'ao-vivo'
  const vez = useRef(0)

  const take = useCallback((dados: RespostaNegociacao) => {
    setResposta((antes) => (isOlder(dados, antes) ? antes : dados))
    setVelha(false)
  }, [])
  const read = useCallback(async () => {
    const esta = ++vez.current
    const lida = await askNegociacao({ idfornecedor, idcliente })
    // Asked for once more meanwhile: that answer is the newer one.
    if (esta !== vez.current) return
    if (lida.ok) take(lida.dados)
    else setVelha(true)
    if (lida.ok && (lida.dados.negociacao || isNegociado(store.getState())))
      await sincronia.current?.refresh()
  }, [idfornecedor, idcliente, sincronia, store, take])

  const onTold = useEffectEvent((revisao: number | null) => {
    if (revisao === null || revisao !== resposta?.negociacao?.revisao) void read()
  })
  useEffect(() => {
    const ligacao = ligacaoOf({ idfornecedor, idcliente })
    return ligacao.follow({
      aoVivo: () => {
        if (inCart) ligacao.tellCarrinho(true)
        void read()
      },
      negociacao: (dados) => dados.idcliente === idcliente && onTold(dados.revisao),
      reler: () => void read(),
      pergunta: () => void read(),
    })
  }, [idfornecedor, idcliente, inCart, read])
  useEffect(() => {
    if (inCart) return () => ligacaoOf({ idfornecedor, idcliente }).tellCarrinho(false)
  }, [idfornecedor, idcliente, inCart])

  useOlhar(isOn && !isLive, read)

  return {
    resposta,
    isVelha,
    read,
    async act(acao) {
      const feita = await acao({ idfornecedor, idcliente })
      if (feita.ok) take(feita.dados)
      void read()
      return feita.ok ? null : feita.falha.error
    },
  }
}

/** Asks at once and every three seconds, while the page is looked at. */
function useOlhar(isOn: boolean, read: () => Promise<void>): void {
  useEffect(() => {
    if (!isOn) return
    const look = () => document.visibilityState === 'visible' && void read()
    const first = setTimeout(look)
    const timer = setInterval(look, OLHAR_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isOn, read])
}

/** The cart that is shown is locked, or has prices of an attendant. */
const isNegociado = ({ bloqueio, negociacao }: Pick<EstadoCarrinho, 'bloqueio' | 'negociacao'>) =>
  bloqueio !== null || negociacao !== null

/** Answers may overtake each other; the same negotiation only goes on. */
function isOlder({ negociacao }: RespostaNegociacao, antes: RespostaNegociacao | null): boolean {
  const conhecida = antes?.negociacao
  return (
    negociacao !== null &&
    negociacao.idnegociacao === conhecida?.idnegociacao &&
    negociacao.revisao < conhecida.revisao
  )
}
