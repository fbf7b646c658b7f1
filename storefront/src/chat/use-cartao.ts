import { useCartao as useCartaoLido } from '@vitrine/conversa'
import type { Cartao, ConteudoCartao, LeituraDoCartao, QuemConversa } from '@vitrine/conversa'

import { api, useLocal } from '#shell'

interface Onde {
  quem: QuemConversa
  cartoes: Readonly<Record<string, Cartao | null>>
}

/** What a card names, at the prices of the shopper's place. @param leitura another one: what it names has moved */
export function useCartao(
  conteudo: ConteudoCartao,
  { quem, cartoes }: Onde,
  leitura?: LeituraDoCartao,
): Cartao | null | undefined {
  const tipoEntrega = useLocal()?.tipoEntrega
  return useCartaoLido(conteudo, { api, onde: { ...quem, tipoEntrega }, cartoes, leitura })
}
