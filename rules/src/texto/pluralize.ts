import { formatQuantidade } from '#dinheiro'

/** A count with its noun: '1 produto', '0 produtos', '1.250 produtos'. Zero takes the plural, as in speech. */
export function pluralize(n: number, singular: string, plural: string): string {
  return `${formatQuantidade(n)} ${n === 1 ? singular : plural}`
}
