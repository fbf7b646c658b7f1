import { useState } from 'react'

import type { Localizacao } from '@vitrine/contract'
import { formatCep } from '@vitrine/rules/documento'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, LiveRegion, optionOf, Spinner, TextInput, useCombobox } from '@vitrine/ui'

import { useHydrated } from '#shell'

import { describeLugar } from './to-local.ts'
import { explainCep } from './read-endereco.ts'
import { isCepFalso, useBuscaLugar } from './use-busca-lugar.ts'

export interface CampoLugarProps {
  label: string
  hint?: string
  /** What was searched without script, with its answer. */
  inicial?: { q: string; lugares: Localizacao[] }
  autoFocus?: boolean
  /**
   * A place was chosen with script. Without script the results are submit buttons `lugar` (JSON) of the form around.
   */
  onChoose: (lugar: Localizacao) => void
}

const vazia = { q: '', lugares: [] }

/** One input for CEP or free text, and the places it may mean (ux 1.2.1, 1.2.6: APG combobox). */
export function CampoLugar({ label, hint, inicial = vazia, autoFocus, onChoose }: CampoLugarProps) {
  const [texto, setTexto] = useState(inicial.q)
  const busca = useBuscaLugar(texto, inicial)
  const isHydrated = useHydrated()
  const { lugares } = busca
  const { id, active, setActive, field } = useCombobox({
    count: lugares.length,
    onEnter(event, active) {
      event.preventDefault()
      const chosen = lugares[Math.max(active, 0)]
      if (chosen) onChoose(chosen)
    },
  })

  return (
    <div>
      <TextInput
        name="q"
        label={label}
        hint={hint}
        icon="search"
        error={isCepFalso(texto) ? explainCep(texto) : undefined}
        value={texto}
        autoFocus={autoFocus}
        autoComplete="postal-code"
        enterKeyHint="search"
        spellCheck={false}
        required
        {...(isHydrated && field)}
        onChange={(event) => {
          const { value } = event.currentTarget
          const isDigits = /^[\d-]{6,}$/.test(value)
          setTexto(isDigits && event.currentTarget.selectionStart === value.length ? formatCep(value) : value)
          setActive(-1)
        }}
        end={busca.isBusy ? <Spinner size={16} /> : null}
      />
      <Resultados {...{ id, lugares, active, isHydrated, onChoose }} />
      <Nada texto={texto} busca={busca} />
      <LiveRegion>
        {busca.respondida !== '' && !busca.isBusy && pluralize(lugares.length, 'endereço', 'endereços')}
      </LiveRegion>
    </div>
  )
}

interface ResultadosProps {
  id: string
  lugares: Localizacao[]
  active: number
  isHydrated: boolean
  onChoose: (lugar: Localizacao) => void
}

function Resultados({ id, lugares, active, isHydrated, onChoose }: ResultadosProps) {
  if (lugares.length === 0) return <ul id={`${id}-list`} hidden />
  return (
    <ul
      id={`${id}-list`}
      className="mt-2 overflow-hidden rounded-md border border-line bg-surface text-ink"
      {...(isHydrated && { role: 'listbox', 'aria-label': 'Endereços encontrados' })}
    >
      {lugares.map((lugar, index) => {
        const { titulo, onde } = describeLugar(lugar)
        return (
          <li key={`${lugar.cep}-${lugar.lat}-${lugar.lng}-${titulo}`} role={isHydrated ? 'none' : undefined}>
            <button
              name="lugar"
              value={JSON.stringify(lugar)}
              className="flex min-h-14 w-full items-center gap-3 border-line-soft px-4 py-2 text-left hover:bg-surface-2 aria-selected:bg-brand-tint [li+li>&]:border-t"
              {...(isHydrated && optionOf(id, index, active))}
              onClick={(event) => {
                event.preventDefault()
                onChoose(lugar)
              }}
            >
              <Icon name="map-pin" />
              <span className="min-w-0">
                <b className="block">{titulo}</b>
                <span className="block text-12 text-ink-muted">{onde}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Nada({ texto, busca }: { texto: string; busca: ReturnType<typeof useBuscaLugar> }) {
  if (busca.respondida === '' || busca.isBusy || busca.lugares.length > 0) return null
  return (
    <p className="mt-2 text-ink-muted" role="status">
      {busca.falhou
        ? 'A busca não respondeu. Confira a internet e tente de novo.'
        : `Nenhum lugar para “${texto.trim()}”. Tente a rua com a cidade, ou só a cidade.`}
    </p>
  )
}
