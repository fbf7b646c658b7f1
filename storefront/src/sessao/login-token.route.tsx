import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { cookies as nomes } from '@vitrine/contract/headers'
import { urls } from '@vitrine/contract/urls'
import { bringLugar, readLugar } from '@vitrine/rules/lugar'
import type { Lugar } from '@vitrine/rules/lugar'
import { Button, EmptyState } from '@vitrine/ui'

import { paginaContext, useLoja } from '#shell'

import { bringLinhas } from './bring-linhas.ts'
import { loadLoja } from './load-loja.ts'

export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Login, cart and place that come along from another host (§2): the address is good once, and is left at once. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const { slug, idfornecedor } = await loadLoja(pagina, params.slug)
  const { token = '', email = '' } = params
  const resposta = await pagina.client('POST /v1/app/{session_token}/usuario/autenticar/login-token', {
    params: { session_token: 'token' },
    query: {},
    body: { token: token.slice(0, 100), email: email.slice(0, 254), idfornecedor },
  })
  if (!resposta.ok)
    return { erro: resposta.falha.error, porque: 'Este endereço vale uma única vez, por um minuto.' }
  const { cartItens, lugar, usuario } = resposta.dados
  const trazido = readLugar(lugar)
  const cookies = await bringLinhas({ client: pagina.client, request, slug }, cartItens)
  if (!cookies) return { erro: 'Não foi possível trazer o carrinho', porque: LIMITE }
  const headers = new Headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (trazido) headers.append('set-cookie', formatLugar(bringLugar(pagina.lugar, trazido, idfornecedor)))
  // What came into the cart of somebody who is logged in here is poured into the account's on the way.
  const mescla = usuario.authenticated && cookies.length > 0
  const destino = mescla
    ? `${urls.entrar(slug, urls.loja(slug))}&mescla=${crypto.randomUUID()}`
    : urls.loja(slug)
  throw redirect(destino, { headers })
}

const LIMITE = 'Ele continua inteiro no endereço de onde você veio. Volte e tente de novo daqui a pouco.'
const ANO = 31_536_000

/** As the browser itself keeps it (shell/local.ts). */
function formatLugar(lugar: Lugar): string {
  return `${nomes.local}=${encodeURIComponent(JSON.stringify(lugar))}; Path=/; Max-Age=${ANO}; SameSite=Lax`
}

export default function LoginToken() {
  const { slug, nome } = useLoja()
  const { erro, porque } = useLoaderData<typeof loader>()
  return (
    <main className="wrap pt-8 pb-16">
      <title>{`Entrar · ${nome}`}</title>
      <meta name="referrer" content="no-referrer" />
      <EmptyState
        icon="key-round"
        title={erro}
        action={<Button href={urls.entrar(slug)}>Entrar em {nome}</Button>}
      >
        {porque}
      </EmptyState>
    </main>
  )
}
