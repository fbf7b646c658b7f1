import { useId, useState } from 'react'

import { pluralize } from '@vitrine/rules/texto'
import { Button, Checkbox } from '@vitrine/ui'

import { gruposDeEventos, sayEvento, type EventoPedido, type GrupoDeEventos } from './eventos-ditos.ts'

interface EscolhaProps {
  escolhidos: readonly EventoPedido[]
  erro: string | undefined
  onChange: (escolhidos: EventoPedido[]) => void
}

/** What a webhook is told of, by the noun that it happens to. */
export function EscolhaDeEventos({ escolhidos, erro: daEscrita, onChange }: EscolhaProps) {
  const id = useId()
  // What was missing is there once something is chosen.
  const erro = escolhidos.length === 0 ? daEscrita : undefined
  return (
    <fieldset
      className="gancho-eventos"
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
  const unico = eventos.length === 1 ? eventos[0] : undefined
  const isTodo = dele.length === eventos.length
  const id = useId()
  // What is chosen in part is seen at once; the rest is a word each.
  const [isAberto, setAberto] = useState(dele.length > 0 && !isTodo)
  return (
    <fieldset className="gancho-grupo" aria-label={nome}>
      <header>
        <Checkbox
          ref={(caixa) => {
            if (caixa) caixa.indeterminate = dele.length > 0 && !isTodo
          }}
          checked={isTodo}
          onChange={() => onChange(isTodo ? outros : [...outros, ...eventos])}
        >
          {unico ? `${nome}: ${sayEvento(unico)}` : nome}
        </Checkbox>
        {!unico && (
          <Button
            variant="ghost"
            size="s"
            icon={isAberto ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isAberto}
            aria-controls={id}
            aria-label={`${dele.length} de ${eventos.length} eventos: ${nome}`}
            onClick={() => setAberto(!isAberto)}
          >
            {dele.length} de {eventos.length}
          </Button>
        )}
      </header>
      {!unico && (
        <div id={id} hidden={!isAberto}>
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
