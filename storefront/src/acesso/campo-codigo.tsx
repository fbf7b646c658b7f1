import { useEffect, useRef } from 'react'

import { TextInput } from '@vitrine/ui'

export interface PassoProps {
  login: string
  passo?: string | undefined
  formas?: readonly string[] | undefined
}

/** What a form of the second step carries along. */
export function Passo({ login, passo, formas }: PassoProps) {
  return (
    <>
      <input type="hidden" name="login" value={login} />
      <input type="hidden" name="passo" value={passo} />
      <input type="hidden" name="formas" value={formas?.join(' ')} />
    </>
  )
}

/** The code of a login that a second proof is asked of, after its password. */
export function CampoCodigo({ formas, ...escondidos }: PassoProps) {
  // Where nothing is said of it, an app is what most have.
  const hasAplicativo = !formas?.length || formas.includes('APLICATIVO')
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector<HTMLInputElement>('[name=codigo]')?.focus(), [])
  return (
    <div ref={field}>
      <Passo {...escondidos} formas={formas} />
      <TextInput
        name="codigo"
        label={hasAplicativo ? 'Código do aplicativo' : 'Código de recuperação'}
        hint={hasAplicativo ? 'Sem o celular? Digite um dos seus códigos de recuperação.' : undefined}
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
