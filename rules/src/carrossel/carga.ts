/** §9: the products of carousels come after 10 ms, then one load each second, so that they never compete with what is seen first. */
const PRIMEIRA_MS = 10
const SEGUINTES_MS = 1000

/** How long the next load waits after the one before, of which `feitas` were begun. */
export function esperaDaCarga(feitas: number): number {
  return feitas === 0 ? PRIMEIRA_MS : SEGUINTES_MS
}

/** Which of those that wait comes next: one in view or nearly so first, then in the order of the page. */
export function nextCarga(esperam: readonly string[], perto: ReadonlySet<string>): string | undefined {
  return esperam.find((id) => perto.has(id)) ?? esperam[0]
}
