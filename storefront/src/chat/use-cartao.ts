import { useCartao as useCartaoLido } from '@vitrine/conversa'
import type { Cartao, ConteudoCartao, QuemConversa } from '@vitrine/conversa'

import { api, useLocal } from '#shell'

/** What a card names, at the prices of the shopper's place. */
export function useCartao(
  conteudo: ConteudoCartao,
  { quem, cartoes }: { quem: QuemConversa; cartoes: Readonly<Record<string, Cartao | null>> },
): Cartao | null | undefined {
  const tipoEntrega = useLocal()?.tipoEntrega
  return useCartaoLido(conteudo, { api, onde: { idfornecedor: quem.idfornecedor, tipoEntrega }, cartoes })
}
