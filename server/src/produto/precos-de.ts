import type { BuscaProdutos, PaginaProdutos } from '@vitrine/contract'

/** The products whose prices a list's answer knows; undefined when which they are hangs on the prices of all (sorted by them, or within a band). */
export function precosDaPagina(
  { ordenacao = '', tagsPesquisa = '' }: BuscaProdutos,
  { data, semelhantes }: PaginaProdutos,
): string[] | undefined {
  if (ordenacao.endsWith('_preco') || tagsPesquisa.includes('preco:')) return undefined
  return [...data, ...(semelhantes?.data ?? [])].map(({ id }) => id)
}
