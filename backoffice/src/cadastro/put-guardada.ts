/** A record among those of its kind: where it stood, or at the end. */
export function putGuardada<G>(guardadas: readonly G[], gravada: G, idOf: (guardada: G) => string): G[] {
  const posto = guardadas.findIndex((cada) => idOf(cada) === idOf(gravada))
  return posto < 0 ? [...guardadas, gravada] : guardadas.with(posto, gravada)
}
