import type { ReactNode } from 'react'

import { pluralize } from '@vitrine/rules/texto'
import { LiveRegion, optionOf, useCombobox } from '@vitrine/ui'

interface EscolhaPorTextoProps<T extends { id: string }> {
  /** Of the field. */
  nome: string
  placeholder: string
  texto: string
  onTexto: (texto: string) => void
  /** Of the list, and how its lines are counted. */
  lista: string
  plural: readonly [um: string, varios: string]
  achados: readonly T[]
  isRecusado?: (achado: T) => boolean
  onChoose: (achado: T) => void
  renderAchado: (achado: T) => ReactNode
  /** Beneath the list: that there is nothing, why it was refused. */
  children: ReactNode
}

/** What a dialog finds by typing: chosen by keys or a press. What stands first is meant, unless the keys chose another one. */
export function EscolhaPorTexto<T extends { id: string }>(props: EscolhaPorTextoProps<T>) {
  const { nome, placeholder, texto, onTexto, lista, plural, achados, isRecusado, onChoose, renderAchado } =
    props
  const { id, active, setActive, field } = useCombobox({
    count: achados.length,
    onEnter(event, marked) {
      event.preventDefault()
      const chosen = achados[Math.max(marked, 0)]
      if (chosen) onChoose(chosen)
    },
  })
  return (
    <>
      <input
        className="paleta-campo"
        aria-label={nome}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        ref={focusFirst}
        {...field}
        value={texto}
        onChange={({ target }) => {
          onTexto(target.value)
          setActive(-1)
        }}
      />
      <div className="paleta-lista" role="listbox" id={`${id}-list`} aria-label={lista}>
        {achados.map((achado, i) => (
          <button
            type="button"
            key={achado.id}
            {...optionOf(id, i, Math.max(active, 0))}
            aria-disabled={isRecusado?.(achado) || undefined}
            onClick={() => onChoose(achado)}
          >
            {renderAchado(achado)}
          </button>
        ))}
      </div>
      {props.children}
      <LiveRegion>{texto && pluralize(achados.length, ...plural)}</LiveRegion>
    </>
  )
}

/** A dialog gives its first focus to what carries this attribute, which React does not write. */
function focusFirst(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '')
}
