import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState } from '@vitrine/ui'

import { paginaContext, useLoja } from '#shell'

import { loadLoja } from './load-loja.ts'

export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** A login that comes along from another store (§2): the address is good once, and is left at once. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const { slug, idfornecedor } = await loadLoja(pagina, params.slug)
  const { token = '', email = '' } = params
  const resposta = await pagina.client('POST /v1/app/{session_token}/usuario/autenticar/login-token', {
    params: { session_token: 'token' },
    query: {},
    body: { token: token.slice(0, 100), email: email.slice(0, 254), idfornecedor },
  })
  if (resposta.ok)
    throw redirect(urls.loja(slug), {
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    })
  return { erro: resposta.falha.error }
}

export default function LoginToken() {
  const { slug, nome } = useLoja()
  const { erro } = useLoaderData<typeof loader>()
  return (
    <main className="wrap pt-8 pb-16">
      <title>{`Entrar · ${nome}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <EmptyState
        icon="key-round"
        title={erro}
        action={<Button href={urls.entrar(slug)}>Entrar em {nome}</Button>}
      >
        Este endereço vale uma única vez, por um minuto.
      </EmptyState>
    </main>
  )
}
