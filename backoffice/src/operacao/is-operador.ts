import type { ContextoPainel } from '@vitrine/contract/janela'

/** Whether the login of this request runs the platform: asked where it works at no supplier. */
export async function isOperador({ client }: ContextoPainel): Promise<boolean> {
  const { ok } = await client('GET /painel/v1/fornecedores', { params: {}, query: { limit: 1 } })
  return ok
}
