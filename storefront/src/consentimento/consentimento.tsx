import { useEffect, useState } from 'react'

import { Button } from '@vitrine/ui'

import { useLoja, usePainel } from '#shell'

import { saveConsent, useConsent } from './consentimento.store.ts'

const CALMA_MS = 500

/**
 * Asked once, at the foot of the page, which ends above it, or in a corner that nothing is pressed in: bars stand on it
 * (--consentimento). Refusing weighs as much as accepting (readings 8); choosing opens the modal of §2.
 */
export function Consentimento() {
  const { decidido } = useConsent()
  const loja = useLoja()
  const [faixa, setFaixa] = useState<HTMLElement | null>(null)
  useAltura(faixa)
  const isCalm = useCalma()
  const { open } = usePainel()
  if (!isCalm || decidido) return null
  return (
    <section
      ref={setFaixa}
      className="consentimento grid items-center bg-surface print:hidden"
      aria-label="Cookies"
    >
      <p>
        <b>Cookies nesta loja.</b> Os essenciais guardam seu carrinho. Os demais só valem se você aceitar.
      </p>
      <div className="consentimento-acoes grid gap-2">
        <Button
          variant="outline"
          className="px-2"
          onClick={() => saveConsent([true, false, false, false], loja)}
        >
          Rejeitar
        </Button>
        <Button variant="outline" className="px-2" data-painel="cookies" onClick={() => open('cookies')}>
          Escolher
        </Button>
        <Button
          variant="outline"
          className="px-2"
          onClick={() => saveConsent([true, true, true, true], loja)}
        >
          Aceitar
        </Button>
      </div>
    </section>
  )
}

/** True after a moment in which nothing is pressed: a sheet that rises under a finger takes the tap away from the page. */
function useCalma(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const start = () => {
      stop()
      timer = setTimeout(() => setCalm(true), CALMA_MS)
    }
    start()
    const ends = ['pointerup', 'pointercancel'] as const
    document.addEventListener('pointerdown', stop)
    for (const end of ends) document.addEventListener(end, start)
    return () => {
      stop()
      document.removeEventListener('pointerdown', stop)
      for (const end of ends) document.removeEventListener(end, start)
    }
  }, [])
  return isCalm
}

/** Tells the page how much of its foot the question takes: a corner takes nothing. */
function useAltura(faixa: HTMLElement | null): void {
  useEffect(() => {
    if (!faixa) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const isCanto = faixa.offsetWidth < document.documentElement.clientWidth
      style.setProperty('--consentimento', `${isCanto ? 0 : faixa.offsetHeight}px`)
    })
    observer.observe(faixa)
    return () => {
      observer.disconnect()
      style.removeProperty('--consentimento')
    }
  }, [faixa])
}
