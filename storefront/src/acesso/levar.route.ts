import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { requireSessao } from './require-sessao.ts'

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(urls.conta(params.slug ?? ''))
}

/** Takes this login along to the store that the form names, at that store's own address (§2). */
export async function action(args: ActionFunctionArgs) {
  const { pagina, loja } = await requireSessao(args)
  const idfornecedor = String((await args.request.formData()).get('idfornecedor') ?? '')
  const resposta = await pagina.client('POST /v1/app/usuario/login-token', {
    params: {},
    query: {},
    body: { idfornecedor },
  })
  const url = resposta.ok ? resposta.dados.url : urls.conta(loja.slug)
  return redirect(url, { status: 303, headers: { 'referrer-policy': 'no-referrer' } })
}
