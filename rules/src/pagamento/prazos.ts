/** '28/35/42' as it is said; '28 dias' of one alone. */
export function formatPrazo(dias: readonly number[]): string {
  return `${dias.join('/')} dias`
}
