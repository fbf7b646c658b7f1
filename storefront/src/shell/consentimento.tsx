import { lazy, useEffect, useState } from 'react'

import type { Grupos } from '@vitrine/rules/acesso'
import { Button } from '@vitrine/ui'

import { saveConsent, useConsent } from './consentimento.store.ts'
import { desktop, useHydrated } from './navegador.ts'
import { Parte, prepare } from './parte.tsx'

const loadGrupos = () =>
  import('./grupos-consentimento.tsx').then((m) => ({ default: m.GruposConsentimento }))
const GruposConsentimento = lazy(loadGrupos)

const all: Grupos = [true, true, true, true]
const essential: Grupos = [true, false, false, false]

/** Asked once, without covering the page; refusing weighs as much as accepting (readings 8). */
export function Consentimento() {
  const isHydrated = useHydrated()
  const { decidido } = useConsent()
  const [folha, setFolha] = useState<HTMLElement | null>(null)
  useAltura(folha)
  const [escolhe, setEscolhe] = useState(false)
  const [escolha, setEscolha] = useState<readonly boolean[]>(essential)
  if (!isHydrated || decidido) return null
  return (
    <section ref={setFolha} className="consentimento" aria-label="Cookies">
      <div>
        <h2>Cookies nesta loja</h2>
        <p className="mt-1 text-ink-muted">
          Os essenciais guardam seu carrinho. Os demais só valem se você aceitar.
        </p>
      </div>
      {escolhe && (
        <Parte aoFalhar={() => setEscolhe(false)}>
          <GruposConsentimento escolha={escolha} onChange={setEscolha} />
        </Parte>
      )}
      <div className="consentimento-acoes">
        <Button variant="outline" onClick={() => saveConsent(essential)}>
          Rejeitar
        </Button>
        {escolhe ? (
          <Button variant="outline" onClick={() => saveConsent(toGrupos(escolha))}>
            Salvar escolha
          </Button>
        ) : (
          <Button
            variant="outline"
            onPointerEnter={() => prepare(loadGrupos)}
            onFocus={() => prepare(loadGrupos)}
            onClick={() => setEscolhe(true)}
          >
            Escolher
          </Button>
        )}
        <Button variant="outline" onClick={() => saveConsent(all)}>
          Aceitar
        </Button>
      </div>
    </section>
  )
}

/** Tells the page how much of its foot the sheet takes on a phone, so that bars stand above it; a corner takes nothing. */
function useAltura(folha: HTMLElement | null): void {
  useEffect(() => {
    if (!folha) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const altura = matchMedia(desktop).matches ? 0 : folha.offsetHeight
      style.setProperty('--consentimento', `${altura}px`)
    })
    observer.observe(folha)
    return () => {
      observer.disconnect()
      style.removeProperty('--consentimento')
    }
  }, [folha])
}

function toGrupos([a, b, c, d]: readonly boolean[]): Grupos {
  return [a === true, b === true, c === true, d === true]
}
