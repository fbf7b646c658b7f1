import type { ReactNode } from 'react'

import { Button, Notice } from '@vitrine/ui'

import { ChamadaEquivalente } from './chamada-equivalente.tsx'
import type { ChamadaDita } from './compose-curl.ts'
import type { useEnvio } from './use-envio.ts'

interface FormularioDeEnvioProps {
  nome: string
  envio: ReturnType<typeof useEnvio>
  /** The word of its button. */
  acao: string
  onEnvio: () => Promise<void>
  chamada: ChamadaDita
  children: ReactNode
}

/** The form around the fields of something that is sent once, with the call that sends it. */
export function FormularioDeEnvio({ nome, envio, acao, onEnvio, chamada, children }: FormularioDeEnvioProps) {
  const { form, erros, isEspera, onInput } = envio
  return (
    <form
      ref={form}
      className="ajustes-form chamada-form"
      aria-label={nome}
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        void onEnvio()
      }}
    >
      {children}
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" loading={isEspera}>
        {acao}
      </Button>
      <ChamadaEquivalente chamadas={[chamada]} />
    </form>
  )
}
