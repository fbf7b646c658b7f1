import { useEffect, useState } from 'react'

import type { Client } from '@vitrine/contract/client'

import { nameCartao, readCartao, type Cartao, type ConteudoCartao, type OndeCartao } from './read-cartao.ts'

interface Lidos {
  api: Client
  onde: OndeCartao
  /** Those that came with the page, by name; null: not there. */
  cartoes: Readonly<Record<string, Cartao | null>>
}

/** What a card names: as it came with the page, or asked for once it is drawn. Undefined: on its way; null: not there. */
export function useCartao(
  conteudo: ConteudoCartao,
  { api, onde, cartoes }: Lidos,
): Cartao | null | undefined {
  const nome = nameCartao(conteudo)
  const known = cartoes[nome]
  const { idfornecedor, tipoEntrega } = onde
  const [lido, setLido] = useState<Cartao | null>()
  const isUnknown = known === undefined
  useEffect(() => {
    if (!isUnknown) return undefined
    let isGone = false
    void readCartao(api, conteudo, { idfornecedor, tipoEntrega }).then((cartao) => !isGone && setLido(cartao))
    return () => {
      isGone = true
    }
    // What it names is its name; the object itself is made anew with each message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nome, isUnknown, idfornecedor, tipoEntrega])
  return known === undefined ? lido : known
}
