/** Which rooms a list shows. */
export const visoes = [
  { id: 'todas', nome: 'Todas', icone: 'message-circle' },
  { id: 'nao-lidas', nome: 'Não lidas', icone: 'inbox' },
] as const
export type Visao = (typeof visoes)[number]['id']

export const readVisao = ({ searchParams }: URL): Visao =>
  searchParams.get('visao') === 'nao-lidas' ? 'nao-lidas' : 'todas'

export function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1
}
