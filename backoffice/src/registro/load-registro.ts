import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

import { readFiltro, readPagina } from './filtro.ts'

/** The first page of what became of the store's records, as the address says; null: it could not be read. */
export async function loadRegistro(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const filtro = readFiltro(args.url)
  const agora = new Date().toISOString()
  if (lugar.papel !== 'fornecedor') return { filtro, primeira: null, semDireito: true, agora }
  const resposta = await readPagina(painel.client, lugar.idfornecedor, filtro)
  return { filtro, primeira: resposta.ok ? resposta.dados : null, semDireito: false, agora }
}
