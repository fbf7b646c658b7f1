const listeners = new Set<(texto: string) => void>()
/** Told on this page and not yet answered by a new login: the page stays what it is. */
let isEncerrada = false

/** Told when a call is answered with `action: logout` (§7 Handling of answers), with the server's text. Returns how to stop. */
export function onSessaoEncerrada(listener: (texto: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellSessaoEncerrada(texto: string): void {
  isEncerrada = true
  for (const listener of listeners) listener(texto)
}

/** Who logs in again goes on: pages are read anew as before. */
export function takeSessaoNova(): void {
  isEncerrada = false
}

/** A page read anew now would be a visitor's, and what was typed on it gone. */
export function waitsForLogin(): boolean {
  return isEncerrada
}
