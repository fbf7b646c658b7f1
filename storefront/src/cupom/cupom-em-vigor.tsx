import { useEffect, useRef, useState } from 'react'

import { formatBeneficio } from '@vitrine/rules/cupom'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, Notice } from '@vitrine/ui'

import { usePainel } from '#shell'

import type { CupomCarrinho } from '#carrinho'
import { useCarrinho, useCarro } from '#carrinho'
import { useCupom } from './use-cupom.ts'

const FOCO_MS = 50

/** What the chosen coupon is and gives, and its way out; a file of its own, for carts that have one. */
export function CupomEmVigor(props: { cupom: CupomCarrinho; desconto: number; isLocked: boolean }) {
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

/** A chosen coupon that does not hold yet, and why. */
export function CupomEmEspera({ cupom }: { cupom: CupomCarrinho }) {
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
