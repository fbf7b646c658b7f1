import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** How far the people of the supplier may go; null: that could not be read. */
export async function loadLimites(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const limites = await painel.client('GET /painel/v1/{idfornecedor}/ajustes-negociacao', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { limites: limites.ok ? limites.dados : null }
}
