import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

import { readFiltro, readPagina } from './filtro.ts'

/** The first page of what became of the store's records, as the address says; null: it could not be read. */
export async function loadRegistro(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const filtro = readFiltro(args.url)
  const agora = new Date().toISOString()
  if (lugar.papel !== 'fornecedor') return { filtro, primeira: null, atos: [], semDireito: true, agora }
  const { idfornecedor } = lugar
  const [resposta, atos] = await Promise.all([
    readPagina(painel.client, idfornecedor, filtro),
    painel.client('GET /painel/v1/{idfornecedor}/atos', { params: { idfornecedor } }),
  ])
  return {
    filtro,
    primeira: resposta.ok ? resposta.dados : null,
    atos: atos.ok ? atos.dados.data : [],
    semDireito: false,
    agora,
  }
}
