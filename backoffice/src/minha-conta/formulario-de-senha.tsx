import { useState } from 'react'
import type { ReactNode } from 'react'

import type { CorpoFalha } from '@vitrine/contract'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { useEnvio } from '#chamada'

interface FormularioDeSenhaProps<D> {
  nome: string
  /** The word of its button. */
  acao: string
  danger?: boolean
  call: (prova: { senha: string }) => Promise<{ ok: true; dados: D } | { ok: false; falha: CorpoFalha }>
  onFeito: (dados: D) => void
  children: ReactNode
}

/** Asks for the password again, before the locks are changed. */
export function FormularioDeSenha<D>({
  nome,
  acao,
  danger,
  call,
  onFeito,
  children,
}: FormularioDeSenhaProps<D>) {
  const [senha, setSenha] = useState('')
  const { form, erros, setErros, isEspera, send } = useEnvio(['senha'])
  async function act() {
    if (senha === '') return setErros({ senha: 'Digite a sua senha.' })
    const feito = await send(() => call({ senha }))
    if (feito) onFeito(feito)
  }
  return (
    <form
      ref={form}
      className="ajustes-form chamada-form"
      aria-label={nome}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      <p>{children}</p>
      <TextInput
        label="Sua senha"
        type="password"
        autoComplete="current-password"
        value={senha}
        error={erros.senha}
        onChange={({ target }) => setSenha(target.value)}
      />
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" variant={danger ? 'danger' : 'solid'} loading={isEspera}>
        {acao}
      </Button>
    </form>
  )
}
