import { computeMinimo } from '@vitrine/rules/quantidade'

import { api } from '#shell'

/** As few of a product as are sold; or why that is not known. */
export async function readMinimo(idfornecedor: string, id: string): Promise<number | { recusa: string }> {
  const produto = await api('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
    params: { a: 'token', b: idfornecedor, c: id },
    query: { disableSimilares: true },
  })
  return produto.ok ? computeMinimo(produto.dados) : { recusa: produto.falha.error }
}
