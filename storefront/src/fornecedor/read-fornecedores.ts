import type { ContextoPagina, Local } from '@vitrine/contract/janela'

/** Asks who serves a place, by its polygons of delivery or of pickup. */
export function readFornecedores(
  { client }: Pick<ContextoPagina, 'client'>,
  { lat, lng, tipoEntrega }: Pick<Local, 'lat' | 'lng' | 'tipoEntrega'>,
) {
  return client('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { lat, lng, tipoEntrega, queryPoligonoDeColeta: tipoEntrega === 'RETIRADA' },
  })
}
