import type { LoaderFunctionArgs } from 'react-router'

import type { TermoUso, TextoEstatico } from '@vitrine/contract'
import { falhas } from '@vitrine/contract/falhas'

import { paginaContext } from '#shell'
import { loadTexto } from '#texto-estatico'

export interface TermosLidos {
  termo: TermoUso
  /** The store's own conditions. */
  condicoes: TextoEstatico | null
}

/** The terms in force, or the version that the address names, and what the store adds to them; 404 when there is none. */
export async function loadTermos({ url, params, context }: LoaderFunctionArgs): Promise<TermosLidos> {
  const { client } = context.get(paginaContext)
  const [resposta, condicoes] = await Promise.all([
    client('GET /termouso', {
      params: {},
      query: { versaoArquivo: url.searchParams.get('versao') ?? undefined },
    }),
    loadTexto(client, params.slug ?? '', 'condicoes'),
  ])
  if (!resposta.ok) throw new Response(falhas.nao_encontrado.mensagem, { status: 404 })
  return { termo: resposta.dados, condicoes }
}
