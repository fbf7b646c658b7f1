import { fromCentavos } from '@vitrine/rules/dinheiro'

/** Columns of money among the facts of an event, in centavos. */
const DINHEIRO = ['total', 'totalservido', 'valor', 'capturado', 'devolvido'] as const
/** Times as PostgreSQL writes them in JSON. */
const TEMPOS = ['quando', 'valido_ate'] as const

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
  const data = { ...dados }
  for (const campo of DINHEIRO) if (typeof data[campo] === 'number') data[campo] = fromCentavos(data[campo])
  for (const campo of TEMPOS)
    if (typeof data[campo] === 'string') data[campo] = new Date(data[campo]).toISOString()
  return JSON.stringify({ type: evento, timestamp: criado_em.toISOString(), data })
}
