import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** What the store's products lack; null: it could not be read. */
export async function loadQualidade(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { qualidade: null, semDireito: true }
  const resposta = await painel.client('GET /painel/v1/{idfornecedor}/qualidade', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { qualidade: resposta.ok ? resposta.dados : null, semDireito: false }
}
