import type { LoaderFunctionArgs } from 'react-router'

import type { TermoUso } from '@vitrine/contract'
import { falhas } from '@vitrine/contract/falhas'

import { paginaContext } from '#shell'

/** The terms in force, or the version that the address names; 404 when there is none. */
export async function loadTermos({ url, context }: LoaderFunctionArgs): Promise<TermoUso> {
  const { client } = context.get(paginaContext)
  const resposta = await client('GET /termouso', {
    params: {},
    query: { versaoArquivo: url.searchParams.get('versao') ?? undefined },
  })
  if (!resposta.ok) throw new Response(falhas.nao_encontrado.mensagem, { status: 404 })
  return resposta.dados
}
