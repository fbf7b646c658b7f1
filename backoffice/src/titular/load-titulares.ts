import type { LoaderFunctionArgs } from 'react-router'

import type { EstadoDeRequerimento } from '@vitrine/contract'

import { requireLugar } from '#shell'

const estados: readonly EstadoDeRequerimento[] = ['ABERTO', 'ATENDIDO', 'RECUSADO', 'RETIRADO']

/** Requests of one state; null: they could not be read. Who may not answer them is told so. */
export async function loadTitulares(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const dito = new URL(args.request.url).searchParams.get('estado')
  const estado = estados.find((cada) => cada === dito) ?? 'ABERTO'
  const agora = new Date().toISOString()
  if (lugar.papel !== 'fornecedor') return { semDireito: true, estado, lidos: null, agora }
  const lidos = await painel.client('GET /painel/v1/{idfornecedor}/titulares', {
    params: { idfornecedor: lugar.idfornecedor },
    query: { estado },
  })
  return { semDireito: false, estado, lidos: lidos.ok ? lidos.dados : null, agora }
}
