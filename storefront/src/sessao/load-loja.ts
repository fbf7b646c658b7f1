import type { Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'

/** The store of the address; throws its 404. The server answers this from memory. */
export async function loadLoja({ client }: ContextoPagina, slug = ''): Promise<Fornecedor> {
  const config = await client('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: slug },
  })
  if (!config.ok) throw new Response(config.falha.error, { status: config.status })
  return config.dados
}
