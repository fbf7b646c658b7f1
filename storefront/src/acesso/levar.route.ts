import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { requireSessao } from './require-sessao.ts'

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(urls.conta(params.slug ?? ''))
}

/**
 * Takes this login along to the store that the form names, at that store's own address (§2). By a page that goes on by itself:
 * a form may be sent to this address alone (form-action of the content policy), redirects of its answer included.
 */
export async function action(args: ActionFunctionArgs) {
  const { pagina, loja } = await requireSessao(args)
  const idfornecedor = String((await args.request.formData()).get('idfornecedor') ?? '')
  const resposta = await pagina.client('POST /v1/app/usuario/login-token', {
    params: {},
    query: {},
    body: { idfornecedor },
  })
  const url = resposta.ok ? resposta.dados.url : urls.conta(loja.slug)
  if (!resposta.ok) return redirect(url, 303)
  const destino = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Abrindo a loja…</title><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${destino}"><p><a href="${destino}">Continuar para a loja</a></p></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
