import type { LoaderFunctionArgs } from 'react-router'

import { painelContext } from '#shell'

import { readFornecedores } from './read-fornecedores.ts'

/** Suppliers on one page of the list. */
export const POR_PAGINA = 20

/** A page of suppliers. */
export async function loadFornecedores({ url, context }: LoaderFunctionArgs) {
  const busca = (url.searchParams.get('busca') ?? '').slice(0, 100)
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '', 10) || 1)
  const pagina = { busca, limit: POR_PAGINA, offset: (page - 1) * POR_PAGINA }
  const lidos = await readFornecedores(context.get(painelContext), pagina)
  return { ...lidos, busca, page, criada: url.searchParams.get('criada') }
}
