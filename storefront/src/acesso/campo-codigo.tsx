import { useEffect, useRef } from 'react'

import { TextInput } from '@vitrine/ui'

/** The code of a login that a second proof is asked of, after its password. */
export function CampoCodigo({ login, passo }: { login: string; passo: string | undefined }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector<HTMLInputElement>('[name=codigo]')?.focus(), [])
  return (
    <div ref={field}>
      <input type="hidden" name="login" value={login} />
      <input type="hidden" name="passo" value={passo} />
      <TextInput
        name="codigo"
        label="Código do aplicativo"
        hint="Sem o celular? Digite um dos seus códigos de recuperação."
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        enterKeyHint="go"
        required
      />
    </div>
  )
}
