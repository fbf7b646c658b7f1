const listeners = new Set<() => void>()

/** Calls `listener` at logout, so that what was about to be written for that person is dropped. */
export function onForget(listener: () => void): void {
  listeners.add(listener)
}

/** Calls every listener once, then forgets them. */
export function tellForget(): void {
  for (const listener of listeners) listener()
  listeners.clear()
}
