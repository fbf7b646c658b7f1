import { useEffect, useState } from 'react'

import type { Client } from '@vitrine/contract/client'
import { isAberta } from '@vitrine/rules/aprovacao'

import { nameCartao, readCartao, type Cartao, type ConteudoCartao, type OndeCartao } from './read-cartao.ts'

interface Lidos {
  api: Client
  onde: OndeCartao
  /** Those that came with the page, by name; null: not there. */
  cartoes: Readonly<Record<string, Cartao | null>>
  /** Names the reading: another one than at first, and what it names has moved. */
  leitura?: number | undefined
}

/** What a card names: as it came with the page, or asked for once it is drawn. Undefined: on its way; null: not there. */
export function useCartao(
  conteudo: ConteudoCartao,
  { api, onde, cartoes, leitura }: Lidos,
): Cartao | null | undefined {
  const nome = nameCartao(conteudo)
  const known = cartoes[nome]
  const { idfornecedor, idcliente, tipoEntrega } = onde
  const [lido, setLido] = useState<Cartao | null>()
  const [daPagina] = useState(leitura)
  const isAsked = known === undefined || mayMove(known) || leitura !== daPagina
  useEffect(() => {
    if (!isAsked) return undefined
    let isGone = false
    // What could not be read now stays as it was read before.
    void readCartao(api, conteudo, { idfornecedor, idcliente, tipoEntrega }).then(
      (cartao) => !isGone && setLido((antes) => cartao ?? antes ?? known ?? null),
    )
    return () => {
      isGone = true
    }
    // What it names is its name; the object itself is made anew with each message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nome, isAsked, idfornecedor, idcliente, tipoEntrega, leitura])
  return lido ?? known ?? lido
}

/** A request that is open may have moved since the page was read. */
const mayMove = (cartao: Cartao | null): boolean =>
  cartao !== null && 'aprovacao' in cartao && isAberta(cartao.aprovacao.estado)
