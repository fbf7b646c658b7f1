import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { Button, Notice } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { markSujo } from '#cadastro'

interface FormularioProps {
  nome: string
  /** What is wrong, by its field ('': of the whole); null: it was written. */
  onWrite: () => Promise<Erros | null>
  children: (erros: Erros) => ReactNode
}

/** One part of a draft, in its dialogue: written at a press, and whoever wrote something wrong is led to it. */
export function FormularioDaParte({ nome, onWrite, children }: FormularioProps) {
  const form = useRef<HTMLFormElement>(null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [erros])
  async function write(event: FormEvent) {
    event.preventDefault()
    setEspera(true)
    const recusa = await onWrite()
    setEspera(false)
    setErros(recusa ?? {})
    markSujo(form.current, recusa !== null)
  }
  return (
    <form
      ref={form}
      className="ajustes-form"
      aria-label={nome}
      noValidate
      onInput={() => markSujo(form.current, true)}
      onSubmit={(event) => void write(event)}
    >
      {children(erros)}
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" loading={isEspera}>
        Pronto
      </Button>
    </form>
  )
}
