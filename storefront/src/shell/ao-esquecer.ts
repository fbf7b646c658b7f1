const listeners = new Set<() => void>()

/** Called when somebody leaves: what is still to be written for it must not be. */
export function onEsquecer(listener: () => void): void {
  listeners.add(listener)
}

/** Tells it, once. */
export function tellEsquecer(): void {
  for (const listener of listeners) listener()
  listeners.clear()
}
