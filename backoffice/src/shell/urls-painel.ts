/** Where the panel is mounted: the router's `basename`, which links leave out and addresses have. */
export const PAINEL = '/painel'

/** Addresses of the panel, as the router's links name them. */
export const urlsPainel = {
  /** The way to it without anything: it leads on to where one works. */
  porta: () => '/',
  /** The login. Not `/` with a query: the router takes the base out of such a redirect once too seldom. */
  entrada: (busca: { voltar?: string; expirada?: string } = {}) => `/_/entrar${toSearch(busca)}`,
  inicio: (slug: string) => `/${slug}`,
  conversas: (slug: string, { visao, page = 1 }: { visao?: string; page?: number } = {}) =>
    `/${slug}/conversas${toSearch({ visao, page: page > 1 ? String(page) : undefined })}`,
  /** `busca`: what has these words; `antes`: what was written before a message. */
  conversa: (
    slug: string,
    sala: string,
    { visao, page = 1, busca }: { visao?: string; page?: number; busca?: string } = {},
  ) => `/${slug}/conversas/${sala}${toSearch({ visao, page: page > 1 ? String(page) : undefined, busca })}`,
} as const

function toSearch(campos: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(campos).flatMap(([nome, valor]) => (valor ? [[nome, valor]] : [])),
  )
  return search.size > 0 ? `?${search}` : ''
}
