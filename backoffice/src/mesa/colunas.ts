/** Columns of the grid, from the left; `anterior` once a version was sent. */
export const colunas = [
  { id: 'produto', nome: 'Produto' },
  { id: 'quantidade', nome: 'Qtd.' },
  { id: 'custo', nome: 'Custo' },
  { id: 'tabela', nome: 'Tabela' },
  { id: 'ultimo', nome: 'Último' },
  { id: 'anterior', nome: 'v' },
  { id: 'preco', nome: 'v' },
  { id: 'desconto', nome: 'Desc.' },
  { id: 'margem', nome: 'Margem' },
  { id: 'total', nome: 'Total R$' },
  { id: 'recado', nome: 'Recado' },
] as const
export type Coluna = (typeof colunas)[number]['id']
export const indiceOf = (coluna: Coluna) => colunas.findIndex(({ id }) => id === coluna)
