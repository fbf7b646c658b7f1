import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState } from '@vitrine/ui'

import { useRaiz } from './raiz.ts'
import { RECARREGOU } from './recarregou.ts'

/** As Chromium and Firefox, Safari, and a network that fails name it. */
const CHUNK = /dynamically imported|module script failed|failed to fetch/i

/** A screen's file did not arrive. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK.test(error.message)
}

/** What is shown instead of a page that does not exist, a screen that did not load, or after a bug. The cart stays on the device. */
export function ErroDaPagina() {
  const error = useRouteError()
  const isChunk = isChunkError(error)
  useEffect(() => {
    // Once per visit: a new build has replaced the files of this one (§2).
    if (!isChunk || sessionStorage.getItem(RECARREGOU)) return
    sessionStorage.setItem(RECARREGOU, '1')
    location.reload()
  }, [isChunk])
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Aviso titulo="Não encontramos esta página">
        O endereço pode ter mudado, ou o produto saiu do catálogo.
      </Aviso>
    )
  }
  return (
    <Aviso titulo="Esta página não abriu" recarrega>
      {isChunk
        ? 'Uma parte da loja não carregou. Seu carrinho está guardado.'
        : 'Algo falhou do nosso lado. Seu carrinho está guardado; tente de novo em instantes.'}
    </Aviso>
  )
}

function Aviso(props: { titulo: string; children: string; recarrega?: boolean }) {
  const { loja } = useRaiz()
  return (
    <main className="wrap grid min-h-[70dvh] place-items-center">
      <title>{props.titulo}</title>
      <EmptyState
        icon={props.recarrega ? 'circle-alert' : 'search'}
        title={props.titulo}
        action={
          props.recarrega ? (
            <Button onClick={() => location.reload()} icon="rotate-cw">
              Recarregar
            </Button>
          ) : (
            <Button href={loja ? urls.loja(loja.slug) : urls.home()} variant="outline">
              Ir para o início
            </Button>
          )
        }
      >
        {props.children}
      </EmptyState>
    </main>
  )
}
