import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** Who works at the store; null: it could not be read. Who may not change it is told so. */
export async function loadEquipe(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { semDireito: true, equipe: null, exigencia: null }
  const params = { idfornecedor: lugar.idfornecedor }
  const [equipe, exigencia] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/equipe', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/segundo-fator', { params }),
  ])
  return {
    semDireito: false,
    equipe: equipe.ok ? equipe.dados.data : null,
    exigencia: exigencia.ok ? exigencia.dados : null,
  }
}
