import { useSyncExternalStore } from 'react'
import type { CSSProperties } from 'react'

import { Segmented } from '@vitrine/ui'

import { mayKeepPreferencia } from '#consentimento'
import { useLoja } from '#shell'

/** Begins as what is kept under group 2 does (consentimento/drop-estado.ts); read by the head's script (documento-tema.tsx). */
const CHAVE_ESQUEMA = 'vitrine_visao_esquema'

type Esquema = 'claro' | 'escuro' | 'aparelho'

const opcoes = [
  { value: 'claro', label: 'Clara' },
  { value: 'escuro', label: 'Escura' },
] as const
const comAparelho = [...opcoes, { value: 'aparelho', label: 'Do aparelho' }] as const

/** The foot has the ground that a choice has elsewhere. */
const sobreORodape = { '--surface-2': 'var(--surface-3)' } as CSSProperties // a custom property

const listeners = new Set<() => void>()

/** Light or dark, for who looks, at a store that has both (decision 0115); one that follows the system lets one follow it again. */
export function EscolhaEsquema() {
  const { scheme } = useLoja().config.tema.entradas
  const daLoja: Esquema = scheme === 'auto' ? 'aparelho' : 'escuro'
  const esquema = useSyncExternalStore(
    subscribe,
    () => readEsquema() ?? daLoja,
    () => daLoja,
  )
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4" style={sobreORodape}>
      <span aria-hidden>Aparência</span>
      <Segmented<Esquema>
        label="Aparência"
        // Three words twice as large are wider than a phone.
        className="flex-wrap"
        name="esquema"
        options={[...(scheme === 'auto' ? comAparelho : opcoes)]}
        value={esquema}
        onChange={(novo) => saveEsquema(novo)}
      />
    </div>
  )
}

function readEsquema(): Esquema | undefined {
  const { esquema } = document.documentElement.dataset
  return esquema === 'claro' || esquema === 'escuro' ? esquema : undefined
}

/** Holds for this page where nothing may be kept. */
function saveEsquema(esquema: Esquema): void {
  const { dataset } = document.documentElement
  if (esquema === 'aparelho') delete dataset.esquema
  else dataset.esquema = esquema
  try {
    if (esquema === 'aparelho') localStorage.removeItem(CHAVE_ESQUEMA)
    else if (mayKeepPreferencia()) localStorage.setItem(CHAVE_ESQUEMA, esquema)
  } catch {
    // Storage is off.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
