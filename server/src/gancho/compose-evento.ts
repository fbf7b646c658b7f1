/** The body of a delivery (contract: `bodyOfEvento`): made of what was written down then, so it is the same at each try. */
export function composeEvento({
  evento,
  dados,
  criado_em,
}: {
  evento: string
  dados: Readonly<Record<string, unknown>>
  criado_em: Date
}): string {
  return JSON.stringify({ type: evento, timestamp: criado_em.toISOString(), data: dados })
}
