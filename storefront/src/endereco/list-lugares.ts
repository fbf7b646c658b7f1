import type { Endereco, LojaColeta, Localizacao } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'

/** Addresses of the account, the primary one first; none when they cannot be read. */
export async function listEnderecos(
  { client }: Pick<ContextoPagina, 'client'>,
  idfornecedor: string,
): Promise<Endereco[]> {
  const resposta = await client('GET /v1/app/{session_token}/cliente/enderecos', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  return resposta.ok ? resposta.dados.data : []
}

/** Stores where a supplier's goods are picked up. */
export async function listLojas(
  { client }: Pick<ContextoPagina, 'client'>,
  idfornecedor: string,
): Promise<LojaColeta[]> {
  const resposta = await client('GET /v2/app/{session_token}/fornecedor/areaatendimento', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  return resposta.ok ? resposta.dados.coordenadas_lojas : []
}

/** Places for a text, for pages without script. */
export async function listLugares(
  { client }: Pick<ContextoPagina, 'client'>,
  q: string,
): Promise<Localizacao[]> {
  if (q.length < 2) return []
  const resposta = await client('GET /v4/endereco/pesquisar', { params: {}, query: { q } })
  return resposta.ok ? resposta.dados.data : []
}
