import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

import { desdeOf, readFiltro, readPagina } from './filtro-das-chamadas.ts'

/** The first page of what keys called, as the address says, and how much each did; null where it could not be read. */
export async function loadChamadas(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const filtro = readFiltro(args.url)
  const agora = new Date().toISOString()
  if (lugar.papel !== 'fornecedor')
    return { semDireito: true, filtro, agora, chaves: null, primeira: null, uso: null }
  const { idfornecedor } = lugar
  const params = { idfornecedor }
  const [chaves, primeira, uso] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/chaves', { params }),
    readPagina(painel.client, idfornecedor, { filtro, agora }),
    painel.client('GET /painel/v1/{idfornecedor}/chaves/uso', {
      params,
      query: {
        idapikeys: filtro.chave || undefined,
        chamada: filtro.chamada || undefined,
        desde: desdeOf(filtro, agora),
      },
    }),
  ])
  return {
    semDireito: false,
    filtro,
    agora,
    chaves: chaves.ok ? chaves.dados : null,
    primeira: primeira.ok ? primeira.dados : null,
    uso: uso.ok ? uso.dados : null,
  }
}
