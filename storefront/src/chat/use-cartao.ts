import { useEffect, useState } from 'react'

import type { QuemConversa } from '@vitrine/conversa'

import { api, useLocal } from '#shell'

import { nameCartao, readCartao, type Cartao, type ConteudoCartao } from './read-cartao.ts'

/** What a card names: as it came with the page, or asked for once it is drawn. Undefined: on its way; null: not there. */
export function useCartao(
  conteudo: ConteudoCartao,
  { quem, cartoes }: { quem: QuemConversa; cartoes: Readonly<Record<string, Cartao | null>> },
): Cartao | null | undefined {
  const nome = nameCartao(conteudo)
  const known = cartoes[nome]
  const tipoEntrega = useLocal()?.tipoEntrega
  const [lido, setLido] = useState<Cartao | null>()
  const isUnknown = known === undefined
  useEffect(() => {
    if (!isUnknown) return undefined
    let isGone = false
    void readCartao(api, conteudo, { ...quem, tipoEntrega }).then((cartao) => !isGone && setLido(cartao))
    return () => {
      isGone = true
    }
    // What it names is its name; the object itself is made anew with each message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nome, isUnknown, tipoEntrega])
  return known === undefined ? lido : known
}
