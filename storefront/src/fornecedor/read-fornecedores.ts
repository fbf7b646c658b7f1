import type { ContextoPagina, Local } from '@vitrine/contract/janela'

/** Stores of one company, wherever they are (`lojasEmpresa`, §3 Supplier state). */
export function readDaEmpresa({ client }: Pick<ContextoPagina, 'client'>, idempresa: string) {
  return client('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { idempresa },
  })
}

/** Asks who serves a place, by its polygons of delivery or of pickup. */
export function readFornecedores(
  { client }: Pick<ContextoPagina, 'client'>,
  { lat, lng, cep, tipoEntrega }: Pick<Local, 'lat' | 'lng' | 'cep' | 'tipoEntrega'>,
) {
  return client('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { lat, lng, tipoEntrega, queryPoligonoDeColeta: tipoEntrega === 'RETIRADA', ...(cep && { cep }) },
  })
}
