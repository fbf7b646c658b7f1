import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'
import { readLinhas } from '#visitante'
import type { LinhaCrua } from '#shell'

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
  const linhas = isDaqui
    ? (readEscritas(form.get('linhas')) ?? (await readLinhas(pagina.client, request, loja.slug)))
    : undefined
  const resposta = await pagina.client('POST /v1/app/usuario/login-token', {
    params: {},
    query: {},
    body: {
      idfornecedor,
      cartItens: linhas,
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

/** Limit of the call. */
const MAX_LUGAR = 4000

/** The lines as the page's script wrote them, which the call checks; null where none ran. */
function readEscritas(escritas: FormDataEntryValue | null): LinhaCrua[] | null {
  try {
    const linhas: unknown = JSON.parse(String(escritas ?? ''))
    return Array.isArray(linhas) ? linhas : null
  } catch {
    return null
  }
}
