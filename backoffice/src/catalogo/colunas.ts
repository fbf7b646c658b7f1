/** Columns of the list, from the left. */
export const colunas = [
  { id: 'escolha', nome: 'Escolher' },
  { id: 'sku', nome: 'Código' },
  { id: 'nome', nome: 'Produto' },
  { id: 'categoria', nome: 'Categoria' },
  { id: 'preco', nome: 'Preço R$' },
  { id: 'estoque', nome: 'Estoque' },
  { id: 'ativo', nome: 'Situação' },
  { id: 'abrir', nome: 'Abrir' },
] as const
export type Coluna = (typeof colunas)[number]['id']

export const indiceOf = (coluna: Coluna): number => colunas.findIndex(({ id }) => id === coluna)

/** Those in which one types. */
export const editaveis = (['sku', 'nome', 'preco', 'estoque'] as const).map(indiceOf)
