import { useState } from 'react'

import { findDeslize, maskDocumentoWhileTyping } from '@vitrine/rules/documento'
import { TextInput } from '@vitrine/ui'

import { maskAtEnd } from '#acesso'

interface CampoDocumentoProps {
  valor: string | undefined
  /** Of the form as it was sent; until the field is changed. */
  erro: string | undefined
  demo: boolean
  onDocumento: (texto: string) => void
}

/** The document, masked while it is typed; a wrong check digit is said at once, not when all else is filled in (brazil 1). */
export function CampoDocumento({ valor, erro, demo, onDocumento }: CampoDocumentoProps) {
  const [deslize, setDeslize] = useState<string | null>(null)
  const [corrigido, setCorrigido] = useState<string | undefined>(undefined)
  const error = deslize ?? (corrigido === erro ? undefined : erro)
  return (
    <TextInput
      name="cpf"
      label="CPF ou CNPJ"
      hint={
        demo
          ? 'Documento de outro país: digite como está escrito. Para experimentar uma empresa: 12.ABC.345/01DE-35.'
          : 'Documento de outro país: digite como está escrito.'
      }
      defaultValue={valor}
      error={error}
      autoComplete="username"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => {
        maskAtEnd(event, maskDocumentoWhileTyping)
        const { value } = event.currentTarget
        setCorrigido(erro)
        setDeslize(findDeslize(value, { isWhole: false }))
        onDocumento(value)
      }}
      onBlur={(event) => setDeslize(findDeslize(event.currentTarget.value, { isWhole: true }))}
      required
    />
  )
}
