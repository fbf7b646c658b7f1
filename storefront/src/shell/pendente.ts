const KEY = 'vitrine_rota_pendente'
/** Long enough for a login, or for a registration with its e-mail. */
const PRAZO_MS = 30 * 60_000

/** What a visitor asked for that needs a login. */
export type Pedida =
  | { acao: 'alerta'; produto: { id: string; idproduto: string; name: string } }
  | { acao: 'lista'; produto: { id: string; name: string } }
  | { acao: 'carrinho'; produto: { id: string; name: string }; quantidade: number }

type Pendente = Pedida & { slug: string; ate: number }

/** Keeps what a visitor asked for over the login: the last one, in this tab and origin alone, for half an hour. */
export function keepPendente(slug: string, pedida: Pedida): void {
  const pendente: Pendente = { ...pedida, slug, ate: Date.now() + PRAZO_MS }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pendente))
  } catch {
    // Storage is off: after the login the person has to ask for it again.
  }
}

export function hasPendente(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** What was asked for at this store, once; null when there is nothing, or it is too old. */
export function takePendente(slug: string, agora = Date.now()): Pedida | null {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const pendente = text ? (JSON.parse(text) as Pendente) : null // written by keepPendente; anything else lands in catch
    return pendente && pendente.slug === slug && pendente.ate > agora ? pendente : null
  } catch {
    return null
  }
}
