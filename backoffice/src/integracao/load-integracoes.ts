import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** Keys and webhooks of the store, each null where it could not be read. Who may not change them is told so. */
export async function loadIntegracoes(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const agora = new Date().toISOString()
  if (lugar.papel !== 'fornecedor') return { semDireito: true, chaves: null, ganchos: null, agora }
  const params = { idfornecedor: lugar.idfornecedor }
  const [chaves, ganchos] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/chaves', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/ganchos', { params }),
  ])
  return {
    semDireito: false,
    chaves: chaves.ok ? chaves.dados : null,
    ganchos: ganchos.ok ? ganchos.dados.data : null,
    agora,
  }
}
