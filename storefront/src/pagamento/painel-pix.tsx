import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { Pagamento } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { buttonClass, Countdown, Icon, LiveRegion, Money, Notice, ProgressBar } from '@vitrine/ui'

import { useHydrated } from '#shell'

import { AvisoSimulador } from './aviso-simulador.tsx'

export interface PainelPixProps {
  pagamento: Pick<Pagamento, 'pix' | 'valor' | 'expira_em' | 'simulador'> & { expirado?: boolean }
  /** When the charge began: the bar runs from here to the end. */
  inicio: string
  onExpire: () => void
  /** What can be done once its time is over; absent: it is only left. */
  novo?: ReactNode
  /** In a panel: one below the other, without a frame. */
  estreito?: boolean
}

/** The Pix to be paid: on a phone the code to copy first, on a desktop the QR (ux 1.8.3). */
export function PainelPix({ pagamento, inicio, onExpire, novo, estreito = false }: PainelPixProps) {
  const { pix, valor, expira_em, simulador, expirado = false } = pagamento
  const [isOver, setOver] = useState(expirado)
  if (!pix) return null
  if (isOver && novo) {
    return (
      <Notice tone="warning" title="O código Pix expirou." live="status" action={novo}>
        Nada foi cobrado. Seu pedido espera mais alguns minutos por outro código.
      </Notice>
    )
  }
  const expire = () => {
    setOver(true)
    onExpire()
  }
  return (
    <section
      className={
        estreito
          ? 'grid gap-4'
          : 'rounded-lg border border-line p-5 md:grid md:grid-cols-[276px_minmax(0,1fr)] gap-8'
      }
      aria-label="Pagar com Pix"
    >
      {!estreito && <QrDoDesktop pix={pix} className="self-start" />}
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <p>
            <span className="block text-ink-muted">Pague com Pix</span>
            <Money text={formatReais(valor)} size="l" />
          </p>
          {expira_em && (
            <p className="text-right">
              <span className="block text-12 text-ink-muted">expira em</span>
              <Countdown until={expira_em} onEnd={expire} className="text-20 font-price" />
            </p>
          )}
        </div>
        {expira_em && <Prazo inicio={inicio} fim={expira_em} />}
        {estreito && <QrDoDesktop pix={pix} className="mx-auto w-full max-w-[280px]" />}
        <Codigo brcode={pix.brcode} estreito={estreito} />
        <details className="md:hidden">
          <summary className="link flex min-h-tap items-center justify-center">Mostrar QR Code</summary>
          <div className="mx-auto max-w-[280px] rounded-lg border border-line bg-white p-2">
            <Qr pix={pix} />
          </div>
        </details>
        <p className="hidden text-ink-muted md:block">
          Abra o app do seu banco, escolha Pix e aponte a câmera para o código.
        </p>
        <p className="flex items-center gap-3 text-ink-muted">
          <span className="size-2 flex-none rounded-full bg-brand-ui motion-safe:animate-pulse" />
          Esperando o banco avisar. Esta página muda sozinha.
        </p>
        <AvisoSimulador pagina={simulador} />
      </div>
    </section>
  )
}

/** On a phone it is opened by hand: nobody points its camera at itself. */
function QrDoDesktop({ pix, className }: { pix: NonNullable<Pagamento['pix']>; className: string }) {
  return (
    <div className={`hidden rounded-lg border border-line bg-white p-3 md:block ${className}`}>
      <Qr pix={pix} />
    </div>
  )
}

function Qr({ pix }: { pix: NonNullable<Pagamento['pix']> }) {
  return (
    <svg
      viewBox={`0 0 ${pix.lado} ${pix.lado}`}
      role="img"
      aria-label="QR Code do Pix"
      shapeRendering="crispEdges"
      className="block w-full bg-white text-[#16181d]"
      style={{ forcedColorAdjust: 'none' }}
    >
      <path d={pix.qr} fill="currentColor" />
    </svg>
  )
}

/** How much of the time is left. Drawn once hydrated: the server's clock is not the browser's. */
function Prazo({ inicio, fim }: { inicio: string; fim: string }) {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  const total = new Date(fim).getTime() - new Date(inicio).getTime()
  const left = isHydrated ? Math.max(0, new Date(fim).getTime() - now) : total
  return <ProgressBar value={left} max={total} label="Tempo para pagar" />
}

const botoes = [
  { variant: 'solid', where: 'md:hidden' },
  { variant: 'outline', where: 'max-md:hidden' },
] as const

function Codigo({ brcode, estreito }: { brcode: string; estreito: boolean }) {
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(brcode)
      setCopied(true)
    } catch {
      // The browser does not allow copying: the field can be selected by hand.
      campo.current?.select()
    }
  }

  return (
    <>
      <input
        ref={campo}
        readOnly
        value={brcode}
        aria-label="Código Pix copia e cola"
        className="min-h-ctl w-full min-w-0 truncate rounded-md bg-surface-2 px-3 font-mono text-12"
        onFocus={(event) => event.currentTarget.select()}
      />
      {/* The main button on a phone; on a desktop the QR code is, so it is less prominent there. Its place is kept until it can copy. */}
      {botoes.map(({ variant, where }) => (
        <button
          key={variant}
          type="button"
          onClick={() => void copy()}
          style={estreito || variant === 'solid' ? undefined : { justifySelf: 'start' }}
          className={`${buttonClass({ size: 'l', variant })} ${where} ${isHydrated ? '' : 'invisible'}`}
        >
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Código copiado' : 'Copiar código'}
        </button>
      ))}
      <LiveRegion>{copied && 'Código Pix copiado. Cole no app do seu banco.'}</LiveRegion>
    </>
  )
}
