import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The combos, with the products that they name; null: they could not be read. Who may not change them is told so. */
export async function loadCombos(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { lidos: null, semDireito: true }
  const lidos = await painel.client('GET /painel/v1/{idfornecedor}/combos', {
    params: { idfornecedor: lugar.idfornecedor },
  })
  return { lidos: lidos.ok ? lidos.dados : null, semDireito: false }
}
