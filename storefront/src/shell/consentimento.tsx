import { lazy, useEffect, useState } from 'react'

import type { Grupos } from '@vitrine/rules/acesso'
import { Button } from '@vitrine/ui'

import { saveConsent, showConsent, useConsent, useConsentReopened } from './consentimento.store.ts'
import { desktop, useHydrated } from './navegador.ts'
import { Parte, prepare } from './parte.tsx'
import { useLoja } from './raiz.ts'

const loadGrupos = () =>
  import('./grupos-consentimento.tsx').then((m) => ({ default: m.GruposConsentimento }))
const GruposConsentimento = lazy(loadGrupos)

const all: Grupos = [true, true, true, true]
const essential: Grupos = [true, false, false, false]

/** Asked once, without covering the page; refusing weighs as much as accepting (readings 8). */
export function Consentimento() {
  const isHydrated = useHydrated()
  const { decidido, grupos: guardados } = useConsent()
  const reaberto = useConsentReopened()
  const { idfornecedor } = useLoja()
  const [folha, setFolha] = useState<HTMLElement | null>(null)
  useAltura(folha)
  const [escolhe, setEscolhe] = useState(false)
  const [escolha, setEscolha] = useState<readonly boolean[]>(essential)
  const [mostrado, setMostrado] = useState(false)
  // Opened again from the footer it starts at the choice that was made.
  if (reaberto !== mostrado) {
    setMostrado(reaberto)
    setEscolhe(reaberto)
    setEscolha(decidido ? guardados : essential)
  }
  if (!isHydrated || (decidido && !reaberto)) return null
  const save = (grupos: Grupos) => saveConsent(grupos, idfornecedor)
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
        <Button variant="outline" onClick={() => save(essential)}>
          Rejeitar
        </Button>
        {escolhe ? (
          <Button variant="outline" onClick={() => save(toGrupos(escolha))}>
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
        <Button variant="outline" onClick={() => save(all)}>
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
    // Nothing is stored by leaving: an undecided visitor stays one.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && showConsent(false)
    folha.addEventListener('keydown', onKey)
    return () => {
      observer.disconnect()
      folha.removeEventListener('keydown', onKey)
      style.removeProperty('--consentimento')
    }
  }, [folha])
}

function toGrupos([a, b, c, d]: readonly boolean[]): Grupos {
  return [a === true, b === true, c === true, d === true]
}
