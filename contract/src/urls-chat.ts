/** Addresses of the conversation: a module of its own, because the first screens link to none of them (docs/bytes.md). */
export const urlsChat = {
  /** Its rooms; a form sent here opens one. */
  conversas: (slug: string, page = 1) => `/${slug}/chat${page > 1 ? `?page=${page}` : ''}`,
  /** `antes`: what was written before a message. `busca`: what has these words. */
  conversa: (slug: string, sala: string, qual: { antes?: number; busca?: string } = {}) =>
    `/${slug}/chat/${sala}${toSearch(qual)}`,
  /** The order page, for who asks for approval from a room: what was asked for is shown there. */
  pedirAprovacao: (slug: string, sala: string) => `/${slug}/finalizar?sala=${sala}`,
} as const

function toSearch({ antes, busca }: { antes?: number; busca?: string }): string {
  const search = new URLSearchParams({
    ...(antes !== undefined && { antes: String(antes) }),
    ...(busca && { busca }),
  })
  return search.size > 0 ? `?${search}` : ''
}
