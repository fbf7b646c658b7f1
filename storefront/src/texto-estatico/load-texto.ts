import type { TextoEstatico } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

/** What the store wrote for this place; null where it wrote nothing, or it cannot be read now: the place stands without it. */
export async function loadTexto(
  client: Client,
  id: string,
  translation: string,
): Promise<TextoEstatico | null> {
  const resposta = await client('GET /v4/static-text/{id}', { params: { id }, query: { translation } })
  return (resposta.ok && resposta.dados.textos[0]) || null
}
