import { useId } from 'react'

import { pluralize } from '@vitrine/rules/texto'
import { Checkbox } from '@vitrine/ui'

import { gruposDeEventos, sayEvento, type EventoPedido, type GrupoDeEventos } from './eventos-ditos.ts'

interface EscolhaProps {
  escolhidos: readonly EventoPedido[]
  erro: string | undefined
  onChange: (escolhidos: EventoPedido[]) => void
}

/** What a webhook is told of, by the noun that it happens to. */
export function EscolhaDeEventos({ escolhidos, erro, onChange }: EscolhaProps) {
  const id = useId()
  return (
    <fieldset
      className="integracao-eventos"
      aria-describedby={id}
      // Not of a field: nothing in it is wrong, something is missing.
      tabIndex={erro ? -1 : undefined}
      data-erro={erro ? '' : undefined}
    >
      <legend>O que ele recebe</legend>
      <p id={id} role="status" className={erro ? 'field-error' : 'field-hint'}>
        {erro ?? `${pluralize(escolhidos.length, 'evento escolhido', 'eventos escolhidos')}.`}
      </p>
      {gruposDeEventos.map((grupo) => (
        <Grupo key={grupo.nome} grupo={grupo} escolhidos={escolhidos} onChange={onChange} />
      ))}
    </fieldset>
  )
}

interface GrupoProps extends Omit<EscolhaProps, 'erro'> {
  grupo: GrupoDeEventos
}

function Grupo({ grupo: { nome, eventos }, escolhidos, onChange }: GrupoProps) {
  const dele = eventos.filter((tipo) => escolhidos.includes(tipo))
  const outros = escolhidos.filter((tipo) => !eventos.includes(tipo))
  const isTodo = dele.length === eventos.length
  return (
    <fieldset>
      <legend>
        <Checkbox
          ref={(caixa) => {
            if (caixa) caixa.indeterminate = dele.length > 0 && !isTodo
          }}
          checked={isTodo}
          onChange={() => onChange(isTodo ? outros : [...outros, ...eventos])}
        >
          {nome}
        </Checkbox>
      </legend>
      {eventos.length > 1 && (
        <div>
          {eventos.map((tipo) => (
            <Checkbox
              key={tipo}
              checked={dele.includes(tipo)}
              onChange={({ target }) =>
                onChange(target.checked ? [...escolhidos, tipo] : escolhidos.filter((cada) => cada !== tipo))
              }
            >
              {sayEvento(tipo)}
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  )
}
