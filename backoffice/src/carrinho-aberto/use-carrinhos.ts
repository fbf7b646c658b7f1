import { useEffect, useEffectEvent, useState } from 'react'

import type { CarrinhosDaLoja } from '@vitrine/contract'
import { ligacaoOf } from '@vitrine/conversa'

/** Several changes of one moment are one reading. */
const JUNTAS_MS = 300

/** The carts as they came with the page, and as they are since somebody came, left or negotiated. */
export function useCarrinhos(
  idfornecedor: string,
  lidos: CarrinhosDaLoja,
  read: () => Promise<CarrinhosDaLoja | null>,
): CarrinhosDaLoja {
  const [nova, setNova] = useState<{ depoisDe: CarrinhosDaLoja; carrinhos: CarrinhosDaLoja } | null>(null)
  const readAgain = useEffectEvent(async () => {
    const carrinhos = await read()
    if (carrinhos) setNova({ depoisDe: lidos, carrinhos })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void readAgain(), JUNTAS_MS)
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      negociacao: hear,
      'presenca-carrinho': hear,
      reler: hear,
      pergunta: hear,
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [idfornecedor, lidos])
  return nova?.depoisDe === lidos ? nova.carrinhos : lidos
}
