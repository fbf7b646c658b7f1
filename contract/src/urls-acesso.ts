/** Addresses of ways in and of linked users: a face of its own, because the first screens link to none of them (docs/bytes.md). */
export const urlsAcesso = {
  /** Logins that buy for the same cliente. */
  usuarios: (slug: string) => `/${slug}/usuarios`,
  /** For which of its clientes a login buys. */
  trocar: (slug: string) => `/${slug}/usuarios/trocar`,
  /** `token` is the one of an invitation's link. */
  convite: (slug: string, token: string) => `/${slug}/convite?${new URLSearchParams({ token })}`,
  /** Where a login arrives from another store (§2). */
  loginToken: (slug: string, token: string, email: string) =>
    `/${slug}/login-token/${encodeURIComponent(token)}/${encodeURIComponent(email)}`,
  /** Takes a login along to another store: a form's target. */
  levar: (slug: string) => `/${slug}/levar`,
  /** The waiting screen of an API-key login. */
  chave: (slug: string, voltar: string) => `/${slug}/chave?${new URLSearchParams({ voltar })}`,
} as const
