import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState } from '@vitrine/ui'

import { paginaContext, useLoja } from '#shell'

import { loadLoja } from '#sessao'

import { finishPasso } from './passo-levado.ts'

export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Where a login comes back that a passkey confirmed at the platform's host: the address is good once, in the browser that it left. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const { slug } = await loadLoja(pagina, params.slug)
  const codigo = new URL(request.url).searchParams.get('codigo') ?? ''
  const saida = await finishPasso(pagina, { request, slug, codigo })
  if (saida) throw saida
  return null
}

export default function PasskeyConfirmada() {
  const { slug, nome } = useLoja()
  return (
    <main className="wrap pt-8 pb-16">
      <title>{`Entrar · ${nome}`}</title>
      <meta name="referrer" content="no-referrer" />
      <EmptyState
        icon="key-round"
        title="Esta confirmação não vale mais"
        action={<Button href={urls.entrar(slug)}>Entrar</Button>}
      >
        Ela vale uma única vez, por um minuto, no navegador em que você digitou a senha. Entre de novo.
      </EmptyState>
    </main>
  )
}
