import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState, type EmptyStateProps } from '@vitrine/ui'

import { useRaiz } from './raiz.ts'
import { RECARREGOU } from './recarregou.ts'

/** As Chromium and Firefox, and Safari, name a file that does not come, and as the three name an answer that does not. */
const CHUNK = /fetch|dynamically|module script|load failed/i

/** A screen's file, or its data, did not arrive. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK.test(error.message)
}

/**
 * What is shown instead of a page that does not exist, a screen that did not load, or after a bug. The cart stays on the device. Without a
 * connection it waits for one: loaded again now, there would be nothing at all.
 */
export function ErroDaPagina() {
  const error = useRouteError()
  const { loja } = useRaiz()
  const isChunk = isChunkError(error)
  const isOffline = isChunk && !import.meta.env.SSR && !navigator.onLine
  useEffect(() => {
    if (!isChunk) return undefined
    if (isOffline) {
      addEventListener('online', reload)
      return () => removeEventListener('online', reload)
    }
    // Once per visit: a new build has replaced the files of this one (§2).
    if (!sessionStorage.getItem(RECARREGOU)) {
      sessionStorage.setItem(RECARREGOU, '1')
      reload()
    }
    return undefined
  }, [isChunk, isOffline])
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Aviso
        title="Não encontramos esta página"
        icon="search"
        action={
          <Button href={loja ? urls.loja(loja.slug) : urls.home()} variant="outline">
            Ir para o início
          </Button>
        }
      >
        O endereço pode ter mudado, ou o produto saiu do catálogo.
      </Aviso>
    )
  }
  return (
    <Aviso
      title={isOffline ? 'Sem conexão' : 'Esta página não abriu'}
      icon="circle-alert"
      action={
        isOffline || (
          <Button onClick={reload} icon="rotate-cw">
            Recarregar
          </Button>
        )
      }
    >
      {isOffline
        ? 'Esta página abre assim que a internet voltar. '
        : 'Algo falhou no caminho; tente de novo em instantes. '}
      Seu carrinho está guardado.
    </Aviso>
  )
}

const reload = () => location.reload()

function Aviso(props: EmptyStateProps & { title: string }) {
  return (
    <main className="wrap grid min-h-[70dvh] place-items-center">
      <title>{props.title}</title>
      <EmptyState {...props} />
    </main>
  )
}
