/** The day of an instant where the store is: '23/11/2026'. */
export function formatData(instante: string, fuso: string): string {
  return new Date(instante).toLocaleDateString('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: fuso,
  })
}
