import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** What the store has switched on; null: it could not be read. Who may not switch it is told so. */
export async function loadModulos(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { semDireito: true, modulos: null }
  const lidos = await painel.client('GET /painel/v1/{idfornecedor}/modulos', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { semDireito: false, modulos: lidos.ok ? lidos.dados : null }
}
