import type { Endereco, Fornecedor, LojaColeta, Localizacao } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { orderLojas } from '@vitrine/rules/lugar'

/** Addresses of the account, the primary one first; none when they cannot be read: to show them, not to decide by them. */
export async function listEnderecos(
  pagina: Pick<ContextoPagina, 'client'>,
  idfornecedor: string,
): Promise<Endereco[]> {
  return (await readEnderecos(pagina, idfornecedor)) ?? []
}

/** Addresses of the account, the primary one first; null when they cannot be read: a place that was chosen stays then. */
export async function readEnderecos(
  { client }: Pick<ContextoPagina, 'client'>,
  idfornecedor: string,
): Promise<Endereco[] | null> {
  const resposta = await client('GET /v1/app/{session_token}/cliente/enderecos', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  return resposta.ok ? resposta.dados.data : null
}

/** Stores where a supplier's goods are picked up, the one to begin with first. */
export async function listLojas(
  { client, lugar }: Pick<ContextoPagina, 'client' | 'lugar'>,
  { idfornecedor, fuso }: Pick<Fornecedor, 'idfornecedor' | 'fuso'>,
): Promise<LojaColeta[]> {
  const resposta = await client('GET /v2/app/{session_token}/fornecedor/areaatendimento', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  const lojas = resposta.ok ? resposta.dados.coordenadas_lojas : []
  return orderLojas(lojas, { fuso, agora: new Date(), ponto: lugar?.ponto ?? null })
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
