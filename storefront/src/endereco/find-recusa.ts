import type { Local } from '@vitrine/contract/janela'

import { api } from '#shell'

/** Why a store does not deliver to a place: it does not come there, or it could not be asked; null when it does. */
export async function findRecusa(
  { lat, lng, idendereco }: Pick<Local, 'lat' | 'lng' | 'idendereco'>,
  idfornecedor: string,
): Promise<'fora' | { erro: string } | null> {
  const resposta = await api('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor, lat, lng, tipoEntrega: 'DELIVERY', ...(idendereco && { idendereco }) },
  })
  if (!resposta.ok && resposta.status !== 404) return { erro: resposta.falha.error }
  const reaches =
    resposta.ok && resposta.dados.fornecedores.some((each) => each.idfornecedor === idfornecedor)
  return reaches ? null : 'fora'
}
