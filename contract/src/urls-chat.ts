/** Addresses of the conversation: a module of its own, because the first screens link to none of them (docs/bytes.md). */
export const urlsChat = {
  /** Its rooms; a form sent here opens one. */
  conversas: (slug: string, page = 1) => `/${slug}/chat${page > 1 ? `?page=${page}` : ''}`,
  /** `antes`: what was written before a message. `busca`: what has these words. */
  /** `assunto` 'preco': the question for a better price of the cart stands ready to be sent. */
  conversa: (slug: string, sala: string, qual: DaConversa = {}) => `/${slug}/chat/${sala}${toSearch(qual)}`,
  /** The order page, for who asks for approval from a room: what was asked for is shown there. */
  pedirAprovacao: (slug: string, sala: string) => `/${slug}/finalizar?sala=${sala}`,
} as const

interface DaConversa {
  antes?: number
  busca?: string
  assunto?: 'preco'
}

function toSearch({ antes, busca, assunto }: DaConversa): string {
  const search = new URLSearchParams({
    ...(antes !== undefined && { antes: String(antes) }),
    ...(busca && { busca }),
    ...(assunto && { assunto }),
  })
  return search.size > 0 ? `?${search}` : ''
}
