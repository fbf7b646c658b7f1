import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The tree; null: it could not be read. Who may not change it is told so. */
export async function loadCategorias(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { categorias: null, semDireito: true }
  const lidas = await painel.client('GET /painel/v1/{idfornecedor}/categorias', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { categorias: lidas.ok ? lidas.dados.data : null, semDireito: false }
}
