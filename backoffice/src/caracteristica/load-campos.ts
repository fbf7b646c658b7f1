import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The store's own fields, archived ones too; null: they could not be read. Who may not change them is told so. */
export async function loadCampos(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { lidos: null, semDireito: true }
  const params = { idfornecedor: lugar.idfornecedor }
  const resposta = await painel.client('GET /painel/v1/{idfornecedor}/caracteristicas', { params })
  return { lidos: resposta.ok ? resposta.dados.data : null, semDireito: false }
}
