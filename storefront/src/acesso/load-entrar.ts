import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { nameOfLinhas, paginaContext } from '#shell'
import { readLinhas } from '#visitante'

import { loadLoja, loadSessao, safeVoltar } from '#sessao'

/**
 * The login page. Somebody who is logged in already goes on to `voltar`; lines that a visitor collected without script are poured
 * into the account's cart on the way, once: `mescla` is the key of that merge (readings 5).
 */
export async function loadEntrar({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  const url = new URL(request.url)
  const voltar = safeVoltar(url.searchParams.get('voltar'), urls.loja(loja.slug))
  if (!sessao) {
    return { voltar, expirada: url.searchParams.has('expirada'), demo: pagina.janela.demo }
  }
  const chavemescla = url.searchParams.get('mescla')
  if (!chavemescla || !sessao.idcliente) throw redirect(voltar)
  const linhas = await readLinhas(pagina.client, request, loja.slug)
  if (linhas.length === 0) throw redirect(voltar)
  const salvo = await pagina.client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: sessao.idcliente },
    query: { idfornecedor: loja.idfornecedor },
    body: { cartItens: linhas, chavemescla },
  })
  // What the cart did not take stays in the cookie, for the next login.
  if (!salvo.ok) throw redirect(voltar)
  const gone = `${nameOfLinhas(loja.slug)}=; Path=/; Max-Age=0; SameSite=Lax`
  throw redirect(voltar, { headers: { 'set-cookie': gone } })
}
