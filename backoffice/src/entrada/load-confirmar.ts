import type { LoaderFunctionArgs } from 'react-router'

import { painelContext } from '#shell'

/** Which store's login a passkey is to confirm; null: it is over. */
export async function loadConfirmar({ url, context }: LoaderFunctionArgs) {
  const confirmacao = (url.searchParams.get('confirmacao') ?? '').slice(0, 100)
  const resposta = await context
    .get(painelContext)
    .client('POST /v1/app/{session_token}/usuario/autenticar/passkey/confirmacao', {
      params: { session_token: 'token' },
      body: { confirmacao: confirmacao || '-' },
    })
  return { confirmacao, pedida: resposta.ok ? resposta.dados : null }
}
