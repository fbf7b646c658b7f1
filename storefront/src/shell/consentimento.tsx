import { lazy, useEffect, useState } from 'react'

import type { Grupos } from '@vitrine/rules/acesso'
import { Button } from '@vitrine/ui'

import { saveConsent, showConsent, useConsent, useConsentReopened } from './consentimento.store.ts'
import { desktop } from './navegador.ts'
import { Parte, prepare } from './parte.tsx'
import { useLoja } from './raiz.ts'

const loadGrupos = () =>
  import('./grupos-consentimento.tsx').then((m) => ({ default: m.GruposConsentimento }))
const GruposConsentimento = lazy(loadGrupos)

const all: Grupos = [true, true, true, true]
const essential: Grupos = [true, false, false, false]
const CALMA_MS = 500

/** Asked once, without covering the page; refusing weighs as much as accepting (readings 8). */
export function Consentimento() {
  const { decidido, grupos: guardados } = useConsent()
  const reaberto = useConsentReopened()
  const { idfornecedor } = useLoja()
  const [folha, setFolha] = useState<HTMLElement | null>(null)
  useAltura(folha)
  const [escolhe, setEscolhe] = useState(false)
  const [escolha, setEscolha] = useState<readonly boolean[]>(essential)
  const isCalm = useCalma()
  const [mostrado, setMostrado] = useState(false)
  // Opened again from the footer it starts at the choice that was made.
  if (reaberto !== mostrado) {
    setMostrado(reaberto)
    setEscolhe(reaberto)
    setEscolha(decidido ? guardados : essential)
  }
  if (!reaberto && (!isCalm || decidido)) return null
  const save = (grupos: Grupos) => saveConsent(grupos, idfornecedor)
  return (
    <section ref={setFolha} className="consentimento print:hidden" aria-label="Cookies">
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
