const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })

/** A count with its noun: '1 produto', '0 produtos', '1.250 produtos'. Zero takes the plural, as in speech. */
export function pluralize(n: number, singular: string, plural: string): string {
  return `${number.format(n)} ${n === 1 ? singular : plural}`
}
