import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** How the supplier attends, and its ready answers; null: that could not be read. */
export async function loadAjustes(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const params = { idfornecedor: lugar.idfornecedor }
  const [ajustes, respostas] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/atendimento', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/respostas-prontas', { params }),
  ])
  return {
    ajustes: ajustes.ok ? ajustes.dados : null,
    respostas: respostas.ok ? respostas.dados.data : null,
  }
}
