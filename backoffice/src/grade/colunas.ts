import type { CampoDaLinha } from './use-edicoes.ts'

/** Columns of the grid, from the left. */
export const colunas = [
  { id: 'produto', nome: 'Produto' },
  { id: 'quantidade', nome: 'Qtd.' },
  { id: 'tabela', nome: 'Tabela' },
  { id: 'ultimo', nome: 'Último' },
  { id: 'precoatendente', nome: 'Seu preço' },
  { id: 'desconto', nome: 'Desc.' },
  { id: 'margem', nome: 'Margem' },
  { id: 'total', nome: 'Total R$' },
  { id: 'situacao', nome: 'Situação' },
] as const
export type Coluna = (typeof colunas)[number]['id']
export const indiceOf = (coluna: Coluna) => colunas.findIndex(({ id }) => id === coluna)

/** What is written in, from the left. */
export const campos: readonly CampoDaLinha[] = ['quantidade', 'precoatendente']
export const campoOf = (coluna: number): CampoDaLinha | undefined =>
  campos.find((campo) => campo === colunas[coluna]?.id)
