import { Falha } from '../infra/index.ts'

/** What a writer refuses, by the place of each row: `produtos.1.sku: why`. Anything else that is thrown is thrown on. */
export async function listRecusados(work: Promise<unknown>): Promise<string[]> {
  const error = await work.catch((error: unknown) => error)
  if (!(error instanceof Falha)) throw error
  return Object.entries(error.extra.campos ?? {}).map(([campo, erro]) => `${campo}: ${erro}`)
}
