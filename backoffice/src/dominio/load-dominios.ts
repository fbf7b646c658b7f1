import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** Hosts of the store; null: they could not be read. Who may not change them is told so. */
export async function loadDominios(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const agora = new Date().toISOString()
  if (lugar.papel !== 'fornecedor') return { semDireito: true, dominios: null, agora }
  const lidos = await painel.client('GET /painel/v1/{idfornecedor}/dominios', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { semDireito: false, dominios: lidos.ok ? lidos.dados : null, agora }
}
