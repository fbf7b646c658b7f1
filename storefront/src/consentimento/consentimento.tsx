import { useEffect, useState } from 'react'

import { cookies } from '@vitrine/contract/headers'
import { Button } from '@vitrine/ui'

import { useLoja, useNonce, useOpenPainel } from '#shell'

import { saveConsent, useConsent } from './consentimento.store.ts'

/**
 * Asked once, at the foot of the page, which ends above it, or in a corner that nothing is pressed in: bars stand on it
 * (--consentimento). Refusing weighs as much as accepting (readings 8); choosing opens the modal of §2. It stands there with the first
 * paint: nothing rises under a finger, no bar moves, and it is not what a page is waited for.
 */
export function Consentimento() {
  const { decidido } = useConsent()
  const loja = useLoja()
  const [faixa, setFaixa] = useState<HTMLElement | null>(null)
  useAltura(faixa)
  const open = useOpenPainel()
  if (decidido) return null
  return (
    <>
      <section
        ref={setFaixa}
        hidden={import.meta.env.SSR}
        suppressHydrationWarning
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
      <Aparicao />
    </>
  )
}

/** Pages are the same for all visitors: whether somebody was asked is known in the browser, before the first paint. Without script nothing is asked, and nothing kept. */
function Aparicao() {
  const nonce = useNonce()
  const __html = import.meta.env.SSR ? showPergunta : ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}

const showPergunta = import.meta.env.SSR
  ? `(f=>{if(/(^|; )${cookies.consent}=[01](,[01]){3}/.test(document.cookie))return;f.hidden=false;let d=document.documentElement;d.style.setProperty('--consentimento',(f.offsetWidth<d.clientWidth?0:f.offsetHeight)+'px')})(document.currentScript.previousElementSibling)`
  : ''

/** Tells the page how much of its foot the question takes: a corner takes nothing. */
function useAltura(faixa: HTMLElement | null): void {
  useEffect(() => {
    if (!faixa) return
    // What was kept of the choice says nothing: then the script above left it hidden.
    faixa.removeAttribute('hidden')
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
