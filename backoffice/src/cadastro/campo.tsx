import { TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'

import type { Textos } from './read-campos.ts'

/** The fields of a form, what is wrong with them, and how they change. */
export interface Escrita {
  textos: Textos
  erros: Erros
  onChange: (campo: string, texto: string) => void
}

interface CampoProps {
  escrita: Escrita
  nome: string
  label: string
  hint?: string
  optional?: boolean
  inputMode?: 'decimal' | 'numeric' | 'tel'
  maxLength?: number
}

/** One line of a form that is known by its name. */
export function Campo({ escrita: { textos, erros, onChange }, nome, ...rest }: CampoProps) {
  return (
    <TextInput
      autoComplete="off"
      maxLength={160}
      {...rest}
      value={textos[nome] ?? ''}
      error={erros[nome]}
      onChange={({ target }) => onChange(nome, target.value)}
    />
  )
}
