import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { paginaContext, parseLinhas, readCookie } from '#shell'

import { loadLoja } from './load-loja.ts'

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(urls.loja(params.slug ?? ''))
}

/**
 * Takes login, cart and place along to the store that the form names, at that store's own address (§2). By a page that goes on by
 * itself: a form may be sent to this address alone (form-action of the content policy), redirects of its answer included.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  const idfornecedor = String(form.get('idfornecedor') ?? '')
  // An account's cart is there already; a visitor's is on the device, or in the cookie where no script runs.
  const isDaqui = idfornecedor === loja.idfornecedor && !pagina.temSessao
  const escritas = String(form.get('linhas') ?? '') || readCookie(request, loja.slug)
  const resposta = await pagina.client('POST /v1/app/usuario/login-token', {
    params: {},
    query: {},
    body: {
      idfornecedor,
      ...(isDaqui && { cartItens: parseLinhas(escritas).slice(0, MAX_LINHAS) }),
      ...(pagina.lugar && { lugar: JSON.stringify(pagina.lugar).slice(0, MAX_LUGAR) }),
    },
  })
  if (!resposta.ok) return redirect(pagina.temSessao ? urls.conta(loja.slug) : urls.loja(loja.slug), 303)
  const { url } = resposta.dados
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

/** Limits of the call, for lines and place. */
const MAX_LINHAS = 80
const MAX_LUGAR = 4000
