interface Regra {
  condition: { requestMethod: string } | { urlPattern: string }
  source: 'network'
}
interface Instalacao extends ExtendableEvent {
  /** Not in every browser, nor in the types. */
  addRoutes?: (regras: readonly Regra[]) => Promise<void>
}

/**
 * What this worker never answers does not pass through it: nothing waits for its start, and a request with a body is not lost with a worker
 * that the browser ends just then (it can be sent anew only where nothing of it was read).
 */
const regras: readonly Regra[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((requestMethod) => ({
    condition: { requestMethod },
    source: 'network' as const,
  })),
  ...['/v1/*', '/v2/*', '/v4/*'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  })),
]

/** Tells the browser while the worker is being installed. Where it refuses or knows nothing of it, all goes by the worker as before. */
export async function bypass(event: Instalacao): Promise<void> {
  await event.addRoutes?.(regras)
}
