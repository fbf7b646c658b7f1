const PREFIXO = 'vitrine_rascunho:'

/** What is being written in a room, of this tab: it stays while one looks at another room, and over a new login. '' takes it away. */
export function keepRascunho(sala: string, texto: string): void {
  try {
    if (texto) sessionStorage.setItem(PREFIXO + sala, texto)
    else sessionStorage.removeItem(PREFIXO + sala)
  } catch {
    // A tab that keeps nothing loses what was begun with its page.
  }
}

export function readRascunho(sala: string): string {
  try {
    return sessionStorage.getItem(PREFIXO + sala) ?? ''
  } catch {
    return ''
  }
}
