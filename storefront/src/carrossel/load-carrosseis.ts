import type { Carrossel, Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'

import type { ConsultaDeCarrossel } from './use-produtos.ts'

/**
 * The carousels that stand on a screen for whoever asks, without those that have nothing in them, so that no room is kept for nothing.
 * Their products stay behind: the browser asks for them when it is their turn (§9). A store without any on this screen costs no
 * call; one that cannot be read shows none.
 */
export async function loadCarrosseis(
  { client, local }: ContextoPagina,
  loja: Pick<Fornecedor, 'idfornecedor' | 'telasComCarrossel'>,
  consulta: ConsultaDeCarrossel,
): Promise<Carrossel[]> {
  if (!loja.telasComCarrossel.includes(consulta.page)) return []
  const resposta = await client(
    'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}',
    {
      params: { session_token: 'token', idfornecedor: loja.idfornecedor },
      query: { ...consulta, tipoentrega: local?.tipoEntrega, loadProdutos: true },
    },
  )
  if (!resposta.ok) return []
  return resposta.dados.data
    .filter(({ tipo_conteudo, produtos }) => tipo_conteudo === 'STATIC_IMAGES' || produtos?.length)
    .map((carrossel) => ({ ...carrossel, produtos: null }))
}
