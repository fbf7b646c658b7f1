import { pluralize } from './pluralize.ts'

interface Total {
  totalItems: number
  /** A search that finds more is not counted to its end. */
  totalMinimo?: true | undefined
}

/** How many products a list has, in words: '1 produto', 'mais de 1.000 produtos'. */
export function sayTotal({ totalItems, totalMinimo }: Total): string {
  const total = pluralize(totalItems, 'produto', 'produtos')
  return totalMinimo ? `mais de ${total}` : total
}
