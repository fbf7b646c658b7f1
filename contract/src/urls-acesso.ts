/** Addresses of login, registration and linked users: a module of its own, because the first screens link to none of them (docs/bytes.md). */
export const urlsAcesso = {
  dados: (slug: string, busca: Record<string, string> = {}) =>
    `/${slug}/conta/dados${Object.keys(busca).length > 0 ? `?${new URLSearchParams(busca)}` : ''}`,
  /** A file of one's own data: `tabela` as CSV, without it everything as JSON. */
  arquivoDados: (slug: string, tabela?: string) =>
    `/${slug}/conta/dados/arquivo${tabela ? `?${new URLSearchParams({ tabela })}` : ''}`,
  /** How the analysis of the registration goes on (ux 1.26.2). */
  situacao: (slug: string) => `/${slug}/conta/cadastro`,
  eventosCadastro: (idfornecedor: string) => `/v4/client/cadastro/${idfornecedor}/eventos`,
  acessos: (slug: string) => `/${slug}/conta/acessos`,
  /** Logins that buy for the same cliente. */
  usuarios: (slug: string) => `/${slug}/usuarios`,
  /** For which of its clientes a login buys. */
  trocar: (slug: string) => `/${slug}/usuarios/trocar`,
  /** `token` is the one of the letter that asks whose mailbox it is. */
  email: (slug: string, token?: string) =>
    `/${slug}/conta/email${token ? `?${new URLSearchParams({ token })}` : ''}`,
  /** `token` is the one of an invitation's link. */
  convite: (slug: string, token: string) => `/${slug}/convite?${new URLSearchParams({ token })}`,
  /** Where a login arrives from another store (§2). */
  loginToken: (slug: string, token: string, email: string) =>
    `/${slug}/login-token/${encodeURIComponent(token)}/${encodeURIComponent(email)}`,
  /** Where a login comes back from that a passkey confirmed at the platform's host. */
  passkeyConfirmada: (slug: string, codigo: string) =>
    `/${slug}/entrar/passkey?${new URLSearchParams({ codigo })}`,
  /** Where it is confirmed, in the panel. */
  confirmarPasskey: (confirmacao: string) => `/painel/_/confirmar?${new URLSearchParams({ confirmacao })}`,
  /** Takes a login along to another store: a form's target. */
  levar: (slug: string) => `/${slug}/levar`,
  /** The waiting screen of an API-key login. */
  chave: (slug: string, voltar: string) => `/${slug}/chave?${new URLSearchParams({ voltar })}`,
} as const
