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
    drop(localStorage, /^vitrine_chat:.*:equipe$/)
    drop(sessionStorage, /^vitrine_rascunho:/)
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

function drop(guardado: Storage, quais: RegExp): void {
  for (const chave of Object.keys(guardado)) if (quais.test(chave)) guardado.removeItem(chave)
}
