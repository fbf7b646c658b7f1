import { useId } from 'react'
import type { FocusEvent } from 'react'

import { Segmented } from './segmented.tsx'
import { Select, Textarea, TextInput } from './text-input.tsx'

/** A question that somebody else has made, and how it is answered. */
export type Question = {
  nome: string
  /** '' without one. */
  ajuda: string
  tipo: 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'DATA' | 'LISTA' | 'SIMNAO' | 'INSCRICAO_ESTADUAL'
  obrigatoria: boolean
  opcoes: readonly string[]
}

export type AnswerFieldProps = {
  question: Question
  /** In its form; an inscrição has its state in a field of its own, `stateName`. */
  name: string
  stateName: string
  /** Codes of the states. */
  states: readonly string[]
  /** As it stands, in its stored form; '' for none. */
  value: string
  error: string | undefined
  maxLength: number | undefined
  /** What stands there when it is left. */
  onLeave?: (text: string) => void
}

/** A question, by its type; its answer belongs to the form around it. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, name, value, error, maxLength, onLeave } = props
  const { nome, ajuda, tipo, obrigatoria, opcoes } = question
  const common = {
    name,
    label: nome,
    hint: ajuda || undefined,
    error,
    optional: !obrigatoria,
    required: obrigatoria,
    defaultValue: value,
    onBlur: onLeave && ((event: FocusEvent<Control>) => onLeave(event.currentTarget.value)),
  }
  switch (tipo) {
    case 'TEXTO_LONGO':
      return <Textarea {...common} maxLength={maxLength} />
    case 'NUMERO':
      return <TextInput {...common} defaultValue={value.replace('.', ',')} inputMode="decimal" />
    case 'DATA':
      return <TextInput {...common} type="date" />
    case 'LISTA':
      return <Choice {...common} options={opcoes} />
    case 'SIMNAO':
      return <YesOrNo {...props} />
    case 'INSCRICAO_ESTADUAL':
      return <Registration {...props} />
    case 'TEXTO':
      return <TextInput {...common} maxLength={maxLength} />
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** An answer that is offered no more stays one: saving something else must not take it away. */
function Choice({
  options,
  ...common
}: Parameters<typeof Select>[0] & { defaultValue: string; options: readonly string[] }) {
  const { defaultValue } = common
  return (
    <Select {...common}>
      <option value="">Escolha</option>
      {defaultValue !== '' && !options.includes(defaultValue) && (
        <option value={defaultValue}>{`${defaultValue} (não é mais oferecida)`}</option>
      )}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}

function YesOrNo({ question: { nome, ajuda, obrigatoria }, name, value, error }: AnswerFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <span className="field-label" aria-hidden>
        {nome}
        {!obrigatoria && <small> (opcional)</small>}
      </span>
      <Segmented
        label={nome}
        name={name}
        describedBy={error || ajuda ? id : undefined}
        defaultValue={value === 'sim' || value === 'nao' ? value : ''}
        options={[
          { value: 'sim', label: 'Sim' },
          { value: 'nao', label: 'Não' },
          ...(obrigatoria ? [] : [{ value: '' as const, label: 'Não sei' }]),
        ]}
      />
      <div id={id}>
        {ajuda && <p className="field-hint">{ajuda}</p>}
        {error && <p className="field-error">{error}</p>}
      </div>
    </div>
  )
}

/** An inscrição estadual: each state checks its own by a rule of its own, so the state is asked for beside it. */
function Registration({ question, name, stateName, states, value, error }: AnswerFieldProps) {
  const { nome, ajuda, obrigatoria } = question
  const [, uf = '', numero = ''] = /^(?:([A-Z]{2}) )?(.*)$/.exec(value) ?? []
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-2">
      <Select name={stateName} label="Estado" aria-label={`Estado: ${nome}`} defaultValue={uf}>
        <option value="">UF</option>
        {states.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <TextInput
        name={name}
        label={nome}
        hint={ajuda || undefined}
        error={error}
        optional={!obrigatoria}
        required={obrigatoria}
        defaultValue={numero}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
      />
    </div>
  )
}
