import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The latest imports; null: they could not be read. 403: this role keeps no catalogue. */
export async function loadImportacoes(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const lidas = await painel.client('GET /painel/v1/{idfornecedor}/importacoes', {
    params: { idfornecedor: lugar.idfornecedor },
    query: {},
  })
  return {
    importacoes: lidas.ok ? lidas.dados.data : null,
    semDireito: !lidas.ok && lidas.status === 403,
    agora: new Date().toISOString(),
  }
}
