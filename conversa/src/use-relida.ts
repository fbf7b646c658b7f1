import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { ligacaoOf, type Ouvinte } from './ligacao.ts'
import type { QuemConversa } from './quem-conversa.ts'
import { Releitura } from './releitura.ts'

/** What was read with the page may have been asked for so long ago: what moved since may not be in it. */
const RECENTE_MS = 10_000

interface Relida<S> {
  /** As it came with the page. */
  lida: S
  /** Asks for the same again; null: it could not be read. */
  read: () => Promise<S | null>
  /** What is told once it has moved. */
  eventos: readonly ('sala' | 'negociacao' | 'presenca-carrinho')[]
}

interface Nova<S> {
  depoisDe: S
  lida: S
}

/**
 * What came with the page, as it is since it was told to have moved. What is shown was asked for last: neither a reading that was on its
 * way when the change was told stays, nor a page that was.
 */
export function useRelida<S>(quem: QuemConversa, { lida, read, eventos }: Relida<S>): S {
  const { idfornecedor, idcliente } = quem
  const [nova, setNova] = useState<Nova<S> | null>(null)
  const releitura = useRef<Releitura<Nova<S>>>(null)
  const readNova = useEffectEvent(async (): Promise<Nova<S> | null> => {
    const dados = await read()
    return dados && { depoisDe: lida, lida: dados }
  })
  const toOuvinte = useEffectEvent((hear: () => void): Ouvinte =>
    Object.fromEntries(eventos.map((evento) => [evento, hear])),
  )
  useEffect(() => {
    const ligacao = ligacaoOf({ idfornecedor, idcliente })
    const desta = new Releitura<Nova<S>>(() => readNova(), setNova)
    releitura.current = desta
    const { hear } = desta
    const unfollow = ligacao.follow({
      ...toOuvinte(hear),
      // What moved before the socket heard of it.
      aoVivo: () => ligacao.hasMoved(RECENTE_MS) && hear(),
      reler: hear,
      pergunta: hear,
    })
    return () => {
      desta.stop()
      unfollow()
    }
  }, [idfornecedor, idcliente])
  useEffect(() => {
    const isVelha = ligacaoOf({ idfornecedor, idcliente }).hasMoved(RECENTE_MS)
    if (isVelha || releitura.current?.isOnWay) releitura.current?.hear()
  }, [idfornecedor, idcliente, lida])
  return nova?.depoisDe === lida ? nova.lida : lida
}
