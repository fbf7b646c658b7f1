import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { loadLoja } from '#sessao'
import { paginaContext } from '#shell'

import { writeTrabalhador } from './trabalhador.ts'

/** The script of the service worker; the header lets it rule over the page beside it. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { slug } = await loadLoja(context.get(paginaContext), params.slug)
  return new Response(writeTrabalhador(slug), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': urls.clientes(slug),
    },
  })
}
