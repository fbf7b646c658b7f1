import { lazy, useEffect, useRef, useState } from 'react'

import type { Cupom } from '@vitrine/contract'
import { formatBeneficio } from '@vitrine/rules/cupom'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Icon, Notice, Skeleton } from '@vitrine/ui'

import { Parte, useModulo, usePainel, useSessao } from '#shell'

import { useBloqueado } from './bloqueio.tsx'
import type { CupomCarrinho } from './cupom-carrinho.ts'
import { useCarrinho, useCarro } from './provider.tsx'
import { useCupom } from './use-cupom.ts'
import { useDetalhe } from './use-detalhe.ts'
import { useDisponiveis } from './use-disponiveis.ts'

const CampoCupom = lazy(() => import('./campo-cupom.tsx').then((m) => ({ default: m.CampoCupom })))

const FOCO_MS = 50

/** The coupon in the cart's summary (ux 1.6.4). */
export function CupomDoCarrinho({ desconto }: { desconto: number }) {
  const cupom = useCarrinho((estado) => estado.cupom)
  useVisitante(cupom)
  const isLocked = useBloqueado()
  return <BlocoCupom {...{ cupom, desconto, isLocked }} disponiveis={useDisponiveis()} />
}

export interface BlocoCupomProps {
  cupom: CupomCarrinho | null
  /** In reais. */
  desconto: number
  /** Coupons that could be used instead. */
  disponiveis: readonly Cupom[]
  /** An attendant holds the cart: what is in force is shown, nothing is chosen. */
  isLocked?: boolean
}

/** The coupon in force, the one that waits, or where to say one. */
export function BlocoCupom({ cupom, desconto, disponiveis, isLocked = false }: BlocoCupomProps) {
  const temCupons = useModulo('cupom')
  if (!temCupons && !cupom?.cupom) return null
  return (
    <section className="cupom-do-carrinho" aria-label="Cupom de desconto">
      {cupom?.cupom && <EmVigor {...{ cupom, desconto, isLocked }} />}
      {!isLocked && temCupons && <Escolha {...{ cupom, desconto, disponiveis }} />}
    </section>
  )
}

function Escolha({ cupom, desconto, disponiveis }: BlocoCupomProps) {
  const isWaiting = cupom?.cupomEscolhido && cupom.cupomEscolhido !== cupom.codigoCupom
  return (
    <>
      {isWaiting && <Espera cupom={cupom} />}
      <Disponiveis cupons={disponiveis} acimaDe={cupom?.cupomEscolhido ? desconto : 0} />
      {!cupom?.cupomEscolhido && <Entrada hasCupom={Boolean(cupom?.cupom)} />}
    </>
  )
}

/** A visitor's lines come from the device: the server is asked once what its coupons say of them. */
function useVisitante(cupom: CupomCarrinho | null): void {
  const { sincronia } = useCarro()
  const isVisitante = useSessao() === null
  useEffect(() => {
    if (!isVisitante || cupom) return
    const timer = setTimeout(() => void sincronia.current?.save(), 0)
    return () => clearTimeout(timer)
  }, [isVisitante, cupom, sincronia])
}

function EmVigor(props: { cupom: CupomCarrinho; desconto: number; isLocked: boolean }) {
  const { cupom, desconto, isLocked } = props
  const { cupom: aplicado, cupomAutomatico } = cupom
  const ref = useFoco()
  if (!aplicado) return null
  return (
    <div className="cupom-em-vigor" tabIndex={-1} ref={ref}>
      <Icon name="ticket-percent" />
      <span>
        <b>{aplicado.nome}</b>
        <small>
          {aplicado.codigocupom} · {formatBeneficio(aplicado)}
          {cupomAutomatico && ' · automático'}
        </small>
      </span>
      {desconto > 0 && <span className="num">−{formatReais(desconto)}</span>}
      {!cupomAutomatico && !isLocked && <Remover codigo={aplicado.codigocupom} />}
    </div>
  )
}

/** Focus comes here once a coupon chosen in its panel is in force (ux 1.13.3). */
function useFoco() {
  const ref = useRef<HTMLDivElement>(null)
  const isAsked = useCarrinho((estado) => estado.focoCupom)
  const { store } = useCarro()
  const { aberto } = usePainel()
  useEffect(() => {
    if (!isAsked || aberto === 'cupons') return
    // A closing dialog gives focus back to where it came from first.
    const timer = setTimeout(() => {
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: 'center' })
      store.setState({ focoCupom: false })
    }, FOCO_MS)
    return () => clearTimeout(timer)
  }, [isAsked, aberto, store])
  return ref
}

function Espera({ cupom }: { cupom: CupomCarrinho }) {
  return (
    <Notice
      small
      tone="info"
      icon="ticket-percent"
      live="status"
      title={`${cupom.cupomEscolhido}:`}
      action={<Remover codigo={cupom.cupomEscolhido ?? ''} />}
    >
      {cupom.avisoCupom}
    </Notice>
  )
}

function Remover({ codigo }: { codigo: string }) {
  const { remove } = useCupom()
  const [isBusy, setBusy] = useState(false)
  async function onPress() {
    setBusy(true)
    await remove()
    setBusy(false)
  }
  return (
    <Button
      variant="ghost"
      size="s"
      loading={isBusy}
      aria-label={`Remover cupom ${codigo}`}
      onClick={() => void onPress()}
    >
      Remover
    </Button>
  )
}

/** '1 cupom disponível: −10%' opens the panel; beside a chosen coupon only what gives more is told. */
function Disponiveis({ cupons, acimaDe }: { cupons: readonly Cupom[]; acimaDe: number }) {
  const { abrir } = usePainel()
  const disponiveis = cupons.filter(({ economia = 0 }) => economia > acimaDe)
  const [first] = disponiveis
  if (!first) return null
  return (
    <button type="button" className="cupom-disponivel" data-painel="cupons" onClick={() => abrir('cupons')}>
      <Icon name="ticket-percent" />
      <span>
        {pluralize(disponiveis.length, 'cupom disponível', 'cupons disponíveis')}
        {`: −${first.beneficio}`}
      </span>
      <Icon name="chevron-right" size={16} />
    </button>
  )
}

/** The field for a code, closed until asked for. */
function Entrada({ hasCupom }: { hasCupom: boolean }) {
  const { isOpen, props } = useDetalhe()
  return (
    <details className="cupom-entrada" {...props}>
      <summary>{hasCupom ? 'Tem outro cupom?' : 'Tem cupom?'}</summary>
      {isOpen && (
        <Parte espera={<Skeleton style={{ height: 74 }} />}>
          <CampoCupom autoFocus />
        </Parte>
      )}
    </details>
  )
}
