import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { safeVoltar } from '@vitrine/contract/safe-voltar'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, EmptyState, Spinner } from '@vitrine/ui'

import { api, paginaContext, useLoja, useNonce } from '#shell'

import { loadLoja } from './load-loja.ts'

export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const loja = await loadLoja(context.get(paginaContext), params.slug)
  return { voltar: safeVoltar(url.searchParams.get('voltar'), urls.loja(loja.slug)) }
}

declare global {
  interface Window {
    /** Read from the address by the script of this page, until it is used. */
    __CHAVE__?: { apiKey: string; idErpUsuario: string } | undefined
  }
}

/** §9 API-key login delay. */
const ESPERA_MS = 1000

/**
 * Runs while the page is read, before anything else of it: the key leaves the address, and the address becomes the one that
 * this page was made for.
 */
const removeChave = (caminho: string) => `(() => {
  const busca = new URLSearchParams(location.search)
  const apiKey = busca.get('api_key')
  if (!apiKey) return
  window.__CHAVE__ = { apiKey, idErpUsuario: busca.get('id_erp_usuario') || '' }
  history.replaceState(null, '', ${JSON.stringify(caminho).replaceAll('<', '\\u003c')})
})()`

/** A supplier's own system sends somebody in with its key (§2, §6 API-key login, ux 1.19.4). */
export default function Chave() {
  const { slug, nome } = useLoja()
  const nonce = useNonce()
  const { voltar } = useLoaderData<typeof loader>()
  const erro = useEntrada(voltar)
  return (
    <main className="wrap grid min-h-[70dvh] place-items-center pt-8 pb-16">
      <title>{`Entrando · ${nome}`}</title>
      <meta name="referrer" content="no-referrer" />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: removeChave(urlsAcesso.chave(slug, voltar)) }}
      />
      {erro ? (
        <EmptyState
          icon="key-round"
          title={erro}
          action={<Button href={urls.entrar(slug, voltar)}>Entrar com e-mail ou documento</Button>}
        >
          O acesso automático não funcionou. Você pode entrar com a sua senha.
        </EmptyState>
      ) : (
        <p className="flex items-center gap-3 text-16" role="status">
          <Spinner /> Entrando em {nome}…
        </p>
      )}
    </main>
  )
}

/** After a second the session begins and the page that was asked for is opened; a failure is told, and the key is gone. */
function useEntrada(voltar: string): string | null {
  const { idfornecedor } = useLoja()
  const [erro, setErro] = useState<string | null>(null)
  useEffect(() => {
    const enter = async () => {
      const chave = window.__CHAVE__
      window.__CHAVE__ = undefined
      if (!chave) return location.replace(voltar)
      const resposta = await api('POST /v4/api-key/login', {
        params: {},
        query: {},
        body: { ...chave, idFornecedor: idfornecedor },
      })
      // Another session is another page: nothing of a visitor's stays in memory.
      if (resposta.ok) return location.replace(voltar)
      return setErro(resposta.falha.error)
    }
    const timer = setTimeout(() => void enter(), ESPERA_MS)
    return () => clearTimeout(timer)
  }, [idfornecedor, voltar])
  return erro
}
