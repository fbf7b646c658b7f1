import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { Button, Notice } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { markSujo } from '#cadastro'
import { Campos, type Valor } from '#descrito'

import { listas, type Lista } from './navegacao.ts'

interface EditorProps {
  lista: Lista
  parte: Valor
  /** What is wrong, by its field; null: it was written. */
  onWrite: (parte: Valor) => Promise<Erros | null>
}

/** One item of the menu, or one column of the footer. */
export function EditorParte({ lista, parte, onWrite }: EditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [valor, setValor] = useState(parte)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [erros])
  async function write(event: FormEvent) {
    event.preventDefault()
    setEspera(true)
    const recusa = await onWrite(valor)
    setEspera(false)
    setErros(recusa ?? {})
    markSujo(form.current, recusa !== null)
  }
  return (
    <form
      ref={form}
      className="ajustes-form"
      aria-label={listas[lista].um}
      noValidate
      onInput={() => markSujo(form.current, true)}
      onSubmit={(event) => void write(event)}
    >
      <Campos campos={listas[lista].campos} valor={valor} erros={erros} onValor={setValor} />
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
