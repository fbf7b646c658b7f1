import { Form, redirect } from 'react-router'
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button } from '@vitrine/ui'

import { forgetUsuario } from '#consentimento'
import { paginaContext, useLoja, useSessao } from '#shell'

/** Ends the session. Only a form does it: a link or a picture must not log anybody out. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { client } = context.get(paginaContext)
  await client('GET /v1/app/{session_token}/cliente/logout', {
    params: { session_token: 'token' },
    query: {},
  })
  return redirect(urls.loja(params.slug ?? ''), 303)
}

/** What the device kept of whoever was logged in goes with the session: a representative's clientes are nobody else's. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  await forgetUsuario().catch(() => {})
  return serverAction<typeof action>()
}

export { ErroDaPagina as ErrorBoundary } from '#shell'

export default function Sair() {
  const { nome, slug } = useLoja()
  const sessao = useSessao()
  return (
    <main className="wrap grid justify-items-center pt-8 pb-16 lg:pt-14">
      <title>{`Sair · ${nome}`}</title>
      <div className="w-full max-w-[400px]">
        <h1>{sessao ? 'Sair da conta?' : 'Você já saiu'}</h1>
        <p className="mt-1 mb-6 text-16 text-ink-muted">
          {sessao ? `Seu carrinho em ${nome} fica guardado na sua conta.` : `Volte quando quiser a ${nome}.`}
        </p>
        {sessao ? (
          <Form method="post">
            <Button type="submit" size="l" block icon="log-out">
              Sair
            </Button>
          </Form>
        ) : (
          <Button href={urls.entrar(slug)} size="l" block>
            Entrar de novo
          </Button>
        )}
      </div>
    </main>
  )
}
