import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { LinhaDaImportacao, TipoLinha } from '@vitrine/contract'

import { requireLugar } from '#shell'

import { tiposDitos } from './estados.ts'

/** Rows on one page. */
export const POR_PAGINA = 50

/** Which rows of an import are shown; absent: those that are not equal. */
export type Vista = LinhaDaImportacao['tipo'] | 'recusadas' | undefined

/** An import and, where it was rehearsed, a page of its rows. */
export async function loadImportacao(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const params = { idfornecedor: lugar.idfornecedor, idimportacao: args.params.idimportacao ?? '' }
  const lida = await painel.client('GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}', {
    params,
    query: {},
  })
  if (!lida.ok) throw data(null, { status: lida.status })
  const importacao = lida.dados
  const { searchParams } = args.url
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '', 10) || 1)
  const vista = readVista(searchParams.get('vista'), importacao.recusadas)
  const base = {
    importacao,
    vista,
    dita: searchParams.get('vista') ?? undefined,
    page,
    aMapear: searchParams.get('passo') === 'colunas',
  }
  if (importacao.estado === 'COLUNAS') return { ...base, linhas: null }
  const linhas = await painel.client('GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas', {
    params,
    query: {
      ...(vista === 'recusadas' ? { recusadas: true } : { tipo: vista }),
      limit: POR_PAGINA,
      offset: (page - 1) * POR_PAGINA,
    },
  })
  return { ...base, linhas: linhas.ok ? linhas.dados : null }
}

/** What was left out comes first, once there is something. */
function readVista(dita: string | null, recusadas: number): Vista {
  if (dita === 'recusadas' || (dita === null && recusadas > 0)) return 'recusadas'
  return Object.keys(tiposDitos).find((tipo): tipo is TipoLinha => tipo === dita)
}
