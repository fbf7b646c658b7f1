import { todayIn } from '@vitrine/rules/entrega'

/** '21/11/2026', of a day or of a moment in the supplier's zone. */
export function formatDia(quando: string, fuso: string): string {
  const dia = quando.length > 10 ? todayIn(fuso, new Date(quando)) : quando
  return dia.split('-').toReversed().join('/')
}
