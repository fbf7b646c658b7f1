import { useEffect, useState } from 'react'
import { data, useLoaderData, useParams } from 'react-router'
import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState, LiveRegion, Modal, Skeleton } from '@vitrine/ui'

import { safeVoltar } from '#sessao'
import { useHydrated } from '#shell'

import { countEspera, readEspera, type Espera } from './espera.ts'

/** Where a 429 leads (§2): said with that status, and nothing is asked of the server for it (ux 1.27). */
export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const segundos = readEspera(searchParams.get('segundos'))
  return data(
    { segundos, voltar: readVoltar(searchParams.get('voltar'), urls.loja(slug)) },
    { status: 429, headers: { 'retry-after': String(segundos) } },
  )
}

/** The loader's own also where the page is sent whole. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/**
 * Over the frame of the store (§2); without script its page. Counts down and goes back by itself once; a second time within
 * minutes waits longer, and for a tap.
 */
export default function MuitasRequisicoes() {
  const { segundos, voltar: pedido } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  const isHydrated = useHydrated()
  const { espera, restam } = useContagem(segundos)
  const isOver = restam <= 0
  // A call of the browser left no word of where it came from: that is the page before.
  const casa = urls.loja(slug)
  const voltar = isHydrated && pedido === casa ? readVoltar(pathOf(document.referrer), casa) : pedido
  useEffect(() => {
    // The entry of the history is replaced, so that Back does not lead here again.
    if (isOver && espera?.isSozinha) location.replace(voltar)
  }, [isOver, espera, voltar])
  const titulo = 'Muitas solicitações em pouco tempo'
  const texto = (
    <>
      <span aria-hidden={isHydrated || undefined}>{sayEspera(restam, espera)}</span> Seu carrinho está
      guardado e será salvo quando você voltar.
    </>
  )
  const inicio = (
    <Button variant="outline" href={casa}>
      Ir para o início da loja
    </Button>
  )
  return (
    // Longer than the window without its foot, which may come later: the bar of scrolling is there from the start.
    <main className="wrap min-h-[101dvh] py-8">
      <title>Muitas solicitações</title>
      {isHydrated ? (
        <>
          <Fundo />
          <Modal
            open
            onClose={() => location.replace(casa)}
            title={titulo}
            foot={
              <>
                {inicio}
                <Button aria-disabled={!isOver} onClick={() => location.replace(voltar)}>
                  Tentar agora
                </Button>
              </>
            }
          >
            <p>{texto}</p>
            <LiveRegion>{espera && sayEspera(stepOf(restam, espera), espera)}</LiveRegion>
          </Modal>
        </>
      ) : (
        <EmptyState
          icon="hourglass"
          title={titulo}
          action={
            <p className="flex flex-wrap justify-center gap-2">
              {inicio}
              <Button href={voltar}>Tentar de novo</Button>
            </p>
          }
        >
          {texto}
        </EmptyState>
      )}
    </main>
  )
}

/** A drawing of the page that did not load, behind the message: it must not ask the server for anything. */
function Fundo() {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4" aria-hidden>
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} style={{ height: 220 }} />
      ))}
    </div>
  )
}

/** A page of this store's origin, and not this one, of whatever store. */
function readVoltar(pedido: string | null, casa: string): string {
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

/** Screen readers hear the beginning, the last seconds and the end, not every second. */
function stepOf(restam: number, { segundos }: Espera): number {
  if (restam <= 0) return 0
  return restam > 5 ? segundos : 5
}

function sayEspera(restam: number, espera: Espera | null): string {
  if (restam <= 0) return espera?.isSozinha ? 'Voltando…' : 'Pode tentar de novo.'
  const quanto = restam === 1 ? '1 segundo' : `${restam} segundos`
  return espera && !espera.isSozinha ? `Espere ${quanto} e tente de novo.` : `Tentamos de novo em ${quanto}.`
}
