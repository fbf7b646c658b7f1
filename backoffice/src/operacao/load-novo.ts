import type { LoaderFunctionArgs } from 'react-router'

import { painelContext } from '#shell'

import { readFornecedores } from './read-fornecedores.ts'

/** For who runs the platform alone; the id of the supplier that is about to be made. */
export async function loadNovo({ context }: LoaderFunctionArgs) {
  await readFornecedores(context.get(painelContext), { limit: 1 })
  return { idfornecedor: crypto.randomUUID() }
}
