const listeners = new Set<(texto: string) => void>()

/** Told when a call is answered with `action: logout` (§7 Handling of answers), with the server's text. Returns how to stop. */
export function onSessaoEncerrada(listener: (texto: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellSessaoEncerrada(texto: string): void {
  for (const listener of listeners) listener(texto)
}
