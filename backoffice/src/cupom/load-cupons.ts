import type { LoaderFunctionArgs } from 'react-router'
import type { Client } from '@vitrine/contract/client'

import { requireLugar } from '#shell'

import { readFiltro, type Filtro } from './filtro.ts'

/** The first page of coupons, as the address says; null: it could not be read. Who may not change them is told so. */
export async function loadCupons(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const filtro = readFiltro(args.url)
  if (lugar.papel !== 'fornecedor') return { filtro, primeira: null, semDireito: true }
  const resposta = await readPagina(painel.client, lugar.idfornecedor, filtro)
  return { filtro, primeira: resposta.ok ? resposta.dados : null, semDireito: false }
}

/** A page after another, the first after none. */
export function readPagina(client: Client, idfornecedor: string, filtro: Filtro, cursor?: string) {
  return client('GET /painel/v1/{idfornecedor}/cupons', {
    params: { idfornecedor },
    query: { situacao: filtro.situacao ?? undefined, sk: filtro.busca, cursor },
  })
}
