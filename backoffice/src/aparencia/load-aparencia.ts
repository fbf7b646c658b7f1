import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The theme of the store; null: it could not be read. Who may not change it is told so. */
export async function loadAparencia(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const lida = await painel.client('GET /painel/v1/{idfornecedor}/aparencia', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { aparencia: lida.ok ? lida.dados : null, semDireito: !lida.ok && lida.status === 403 }
}
