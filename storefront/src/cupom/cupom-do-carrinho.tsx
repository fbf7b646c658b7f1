import { lazy, useEffect } from 'react'

import type { Cupom } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Skeleton } from '@vitrine/ui'

import { Parte, useModulo, useOpenPainel, useSessao } from '#shell'

import { useBloqueado, useCarrinho, useCarro, withEmVigor } from '#carrinho'
import type { CupomCarrinho } from '#carrinho'
import { useDetalhe } from '#compra'
import { useDisponiveis } from './use-disponiveis.ts'

const CupomEmVigor = lazy(() => import('./cupom-em-vigor.tsx').then((m) => ({ default: m.CupomEmVigor })))
const CupomEmEspera = lazy(() => import('./cupom-em-vigor.tsx').then((m) => ({ default: m.CupomEmEspera })))
const CampoCupom = lazy(() => import('./campo-cupom.tsx').then((m) => ({ default: m.CampoCupom })))

type EmVigor = Parameters<typeof withEmVigor>[1]

/** The coupon in the cart's summary (ux 1.6.4). */
export function CupomDoCarrinho({ emVigor, desconto }: { emVigor: EmVigor; desconto: number }) {
  const respondido = useCarrinho((estado) => estado.cupom)
  useVisitante(respondido)
  const cupom = respondido && withEmVigor(respondido, emVigor)
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
      {cupom?.cupom && (
        <Parte espera={<Skeleton style={{ height: 56 }} />}>
          <CupomEmVigor {...{ cupom, desconto, isLocked }} />
        </Parte>
      )}
      {!isLocked && temCupons && <Escolha {...{ cupom, desconto, disponiveis }} />}
    </section>
  )
}

/** Where a code is said, and beside it what could be used, once that is known: nothing below moves (ux 1.6.4). */
function Escolha({ cupom, desconto, disponiveis }: BlocoCupomProps) {
  const isWaiting = cupom?.cupomEscolhido && cupom.cupomEscolhido !== cupom.codigoCupom
  return (
    <>
      {isWaiting && (
        <Parte espera={<Skeleton style={{ height: 56 }} />}>
          <CupomEmEspera cupom={cupom} />
        </Parte>
      )}
      <div className="cupom-escolha">
        {!cupom?.cupomEscolhido && <Entrada hasCupom={Boolean(cupom?.cupom)} />}
        <Disponiveis cupons={disponiveis} acimaDe={cupom?.cupomEscolhido ? desconto : 0} />
      </div>
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

/** '1 cupom disponível: −10%' opens the panel; beside a chosen coupon only what gives more is told. */
function Disponiveis({ cupons, acimaDe }: { cupons: readonly Cupom[]; acimaDe: number }) {
  const open = useOpenPainel()
  const disponiveis = cupons.filter(({ economia = 0 }) => economia > acimaDe)
  const [first] = disponiveis
  if (!first) return null
  return (
    <button type="button" data-painel="cupons" onClick={() => open('cupons')}>
      <Icon name="ticket-percent" size={16} />
      <span>
        {pluralize(disponiveis.length, 'cupom disponível', 'cupons disponíveis')}
        {`: −${first.beneficio}`}
      </span>
    </button>
  )
}

/** The field for a code, closed until asked for. */
function Entrada({ hasCupom }: { hasCupom: boolean }) {
  const { isOpen, props } = useDetalhe()
  return (
    <details {...props}>
      <summary>{hasCupom ? 'Tem outro cupom?' : 'Tem cupom?'}</summary>
      {isOpen && (
        <Parte espera={<Skeleton style={{ height: 74 }} />}>
          <CampoCupom autoFocus />
        </Parte>
      )}
    </details>
  )
}
