import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** What the store says of itself; null: it could not be read. Who may not change it is told so. `host`: where the platform is. */
export async function loadApresentacao(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const lida = await painel.client('GET /painel/v1/{idfornecedor}/apresentacao', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return {
    apresentacao: lida.ok ? lida.dados : null,
    semDireito: !lida.ok && lida.status === 403,
    host: args.url.host,
  }
}
