import { useEffect, useState } from 'react'
import { data, useLoaderData, useParams } from 'react-router'
import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState, LiveRegion } from '@vitrine/ui'

import { safeVoltar } from '#acesso'

import { countEspera, readEspera, type Espera } from './espera.ts'
import { useHydrated } from './navegador.ts'

/** Where a 429 leads (§2): said with that status, and nothing is asked of the server for it (ux 1.27). */
export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const segundos = readEspera(searchParams.get('segundos'))
  return data(
    { segundos, voltar: voltarOf(searchParams.get('voltar'), urls.loja(slug)) },
    { status: 429, headers: { 'retry-after': String(segundos) } },
  )
}

/** The loader's own also where the page is sent whole. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Counts down and goes back by itself once; a second time within minutes waits longer, and for a tap. */
export default function MuitasRequisicoes() {
  const { segundos, voltar: pedido } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  const isHydrated = useHydrated()
  const { espera, restam } = useContagem(segundos)
  const isOver = restam <= 0
  // A call of the browser left no word of where it came from: that is the page before.
  const casa = urls.loja(slug)
  const voltar = isHydrated && pedido === casa ? voltarOf(pathOf(document.referrer), casa) : pedido
  useEffect(() => {
    // Replaced: Back does not lead here again.
    if (isOver && espera?.isSozinha) location.replace(voltar)
  }, [isOver, espera, voltar])
  return (
    <main className="wrap grid min-h-[60dvh] place-items-center">
      <title>Muitas solicitações</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon="hourglass"
        title="Muitas solicitações em pouco tempo"
        action={
          <div className="grid justify-items-center gap-2">
            {isHydrated ? (
              <Button aria-disabled={!isOver} onClick={() => location.replace(voltar)}>
                Tentar agora
              </Button>
            ) : (
              <Button href={voltar}>Tentar de novo</Button>
            )}
            <a className="link inline-flex min-h-tap items-center" href={casa}>
              Ir para o início da loja
            </a>
          </div>
        }
      >
        <span aria-hidden={isHydrated || undefined}>{sayEspera(restam, espera)}</span> Seu carrinho está
        guardado e será salvo quando você voltar.
      </EmptyState>
      <LiveRegion>{espera && sayEspera(stepOf(restam, espera), espera)}</LiveRegion>
    </main>
  )
}

/** A page of this store's origin, and not this one, of whatever store. */
function voltarOf(pedido: string | null, casa: string): string {
  const voltar = safeVoltar(pedido, casa)
  return voltar.includes(urls.tooManyRequests('')) ? casa : voltar
}

function pathOf(referrer: string): string | null {
  const url = URL.parse(referrer)
  return url?.origin === location.origin ? url.pathname + url.search : null
}

/** Seconds left, counted by the clock: a tab in the background is not behind. */
function useContagem(segundos: number): { espera: Espera | null; restam: number } {
  const [contagem, setContagem] = useState<{ espera: Espera | null; restam: number }>({
    espera: null,
    restam: segundos,
  })
  useEffect(() => {
    const espera = countEspera(segundos, sessionStorage)
    const fim = Date.now() + espera.segundos * 1000
    const tick = () => setContagem({ espera, restam: Math.max(0, Math.ceil((fim - Date.now()) / 1000)) })
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [segundos])
  return contagem
}

/** At the beginning, in the last seconds and at the end: not every second is announced. */
function stepOf(restam: number, { segundos }: Espera): number {
  if (restam <= 0) return 0
  return restam > 5 ? segundos : 5
}

function sayEspera(restam: number, espera: Espera | null): string {
  if (restam <= 0) return espera?.isSozinha ? 'Voltando…' : 'Pode tentar de novo.'
  const quanto = restam === 1 ? '1 segundo' : `${restam} segundos`
  return espera && !espera.isSozinha ? `Espere ${quanto} e tente de novo.` : `Tentamos de novo em ${quanto}.`
}
