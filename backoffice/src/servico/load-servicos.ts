import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The additional services, and what they are for; null: they could not be read. Who may not change them is told so. */
export async function loadServicos(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { lidos: null, semDireito: true }
  const params = { idfornecedor: lugar.idfornecedor }
  const [servicos, categorias] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/servicos', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/categorias', { params }),
  ])
  if (!servicos.ok || !categorias.ok) return { lidos: null, semDireito: false }
  return { lidos: { ...servicos.dados, categorias: categorias.dados.data }, semDireito: false }
}
