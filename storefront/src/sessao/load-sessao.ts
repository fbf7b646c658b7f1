import type { ConfiguracoesCliente, Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'

/** Who this session is at a store; null for a visitor or an ended session. */
export async function loadSessao(
  { client, temSessao }: ContextoPagina,
  { idfornecedor }: Pick<Fornecedor, 'idfornecedor'>,
): Promise<ConfiguracoesCliente | null> {
  if (!temSessao) return null
  const quem = await client('GET /v2/app/{session_token}/cliente/get-configuracoes-cliente', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  return quem.ok && quem.dados.authenticated ? quem.dados : null
}
