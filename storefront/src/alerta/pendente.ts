import type { ProdutoEsperado } from './alerta.store.ts'

const KEY = 'vitrine_alerta_pendente'
/** A login, or a registration with its mail, is done by then. */
const PRAZO_MS = 30 * 60_000

interface Pendente extends ProdutoEsperado {
  slug: string
  ate: number
}

/** Keeps what a visitor asked for over the login: in this tab and origin alone, for half an hour. */
export function keepPendente(slug: string, { id, idproduto, name }: ProdutoEsperado): void {
  const pendente: Pendente = { slug, id, idproduto, name, ate: Date.now() + PRAZO_MS }
  sessionStorage.setItem(KEY, JSON.stringify(pendente))
}

export function hasPendente(): boolean {
  return sessionStorage.getItem(KEY) !== null
}

/** What was asked for at this store, once; null when there is nothing, or it is too old. */
export function takePendente(slug: string, agora = Date.now()): ProdutoEsperado | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const pendente = parse(text)
  return pendente && pendente.slug === slug && pendente.ate > agora ? pendente : null
}

function parse(text: string | null): Pendente | null {
  try {
    return text ? (JSON.parse(text) as Pendente) : null // written by keepPendente; anything else lands in catch
  } catch {
    return null
  }
}
