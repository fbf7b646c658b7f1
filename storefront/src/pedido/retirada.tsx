import type { Pedido } from '@vitrine/contract'
import type { Hoje } from '@vitrine/rules/data'
import { isFinal } from '@vitrine/rules/pedido'
import { Icon } from '@vitrine/ui'

import { describeHorario, loadMapa } from '#lugar'
import { makeParte, Parte, useHydrated, useRaiz } from '#shell'

import { LinkMapa } from './link-mapa.tsx'

const Mapa = makeParte(loadMapa)
/** One constant object: a new one at each render would draw the map again. */
const nenhuma: never[] = []

/** What is said at the counter or scanned there, large enough to be held out; where that is and when it is open (ux 1.11.1). */
export function Retirada({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  const { codigoRetirada, qrRetirada, lojaRetira, status } = pedido
  if (!codigoRetirada || isFinal(status)) return null
  const horario = lojaRetira?.horarios && describeHorario({ horarios: lojaRetira.horarios }, hoje.data)
  return (
    <section className="my-4 rounded-md border border-line p-4" aria-label="Retirada">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {qrRetirada && (
          <svg
            viewBox={`0 0 ${qrRetirada.lado} ${qrRetirada.lado}`}
            role="img"
            aria-label="QR Code da retirada"
            shapeRendering="crispEdges"
            className="size-28 flex-none rounded-sm bg-white p-1 text-[#16181d]"
            style={{ forcedColorAdjust: 'none' }}
          >
            <path d={qrRetirada.qr} fill="currentColor" />
          </svg>
        )}
        <div className="min-w-0 flex-1">
          <p className="text-ink-muted">Código de retirada</p>
          <p className="text-28 leading-tight font-title">
            {codigoRetirada.slice(0, 3)} {codigoRetirada.slice(3)}
          </p>
          <p className="mt-1 text-ink-muted">
            Diga ou mostre este código no balcão. Não o passe a ninguém antes de receber.
          </p>
          {horario && (
            <p className="mt-1 flex items-center gap-2 text-ink-muted">
              <Icon name="clock" size={16} /> {horario}
            </p>
          )}
        </div>
      </div>
      {lojaRetira && <Onde loja={lojaRetira} />}
    </section>
  )
}

/** The store on the map where the platform has one to draw on; the way there either way. */
function Onde({ loja }: { loja: NonNullable<Pedido['lojaRetira']> }) {
  const fundo = useRaiz().janela?.mapa ?? null
  const isHydrated = useHydrated()
  const { lat, lng } = loja.coordenadas_loja
  return (
    <div className="mt-3 border-t border-line-soft pt-3">
      <p>
        <b>{loja.nome}</b>, {loja.descricao_endereco_loja}
      </p>
      {isHydrated && fundo && (
        <div className="mt-2">
          <Parte calada espera={<div className="min-h-[420px]" aria-busy />}>
            <Mapa areas={nenhuma} lojas={nenhuma} pino={loja.coordenadas_loja} fundo={fundo} />
          </Parte>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6">
        <LinkMapa lat={lat} lng={lng} />
        <a
          className="link inline-flex min-h-tap items-center gap-2"
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="navigation" size={16} /> Como chegar
        </a>
      </p>
    </div>
  )
}
