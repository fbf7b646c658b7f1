const listeners = new Set<() => void>()

/** Calls `forget` when who works here leaves this device. */
export function onForget(forget: () => void): void {
  listeners.add(forget)
}

/** What this device kept of who works here goes with the session: words that wait for a connection are nobody else's. */
export function forgetUsuario(): void {
  for (const forget of listeners) forget()
  listeners.clear()
  try {
    const daEquipe = Object.keys(localStorage).filter((chave) => /^vitrine_chat:.*:equipe$/.test(chave))
    for (const chave of daEquipe) localStorage.removeItem(chave)
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
