import type { BuscaProdutos, PaginaProdutos } from '@vitrine/contract'

import { isPrecoDeTodos, type FiltroLista } from '#filtro'
import { semPrecos, type PrecosDaResposta } from '#infra'

/** The products whose prices a list's answer knows; undefined when which they are hangs on the prices of all (sorted by them, or within a band). */
export function precosDaPagina(
  { ordenacao = '', tagsPesquisa = '' }: BuscaProdutos,
  { data, semelhantes }: PaginaProdutos,
): PrecosDaResposta | undefined {
  if (ordenacao.endsWith('_preco') || tagsPesquisa.includes('preco:')) return undefined
  return { de: [...data, ...(semelhantes?.data ?? [])].map(({ id }) => id), comFaixas: false }
}

/** What counts of filters know of prices: the bands, as they are kept with the products, as long as everybody pays these prices and no band narrows. */
export function precosDosFiltros(
  { precos, faixas }: Pick<FiltroLista, 'precos' | 'faixas'>,
  podeVerPrecos: boolean,
): PrecosDaResposta | undefined {
  if (!podeVerPrecos) return semPrecos
  return faixas.length === 0 && isPrecoDeTodos(precos) ? { de: [], comFaixas: true } : undefined
}
