import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { FimDoFormulario, type Erros } from '#ajuste'

import { markSujo } from './use-guarda.ts'

/** What is known of the record that is written (`useAjustes`). */
interface Estado<E> {
  outros: E | null
  erros: Erros
  isEspera: boolean
  takeOutros: () => void
}

interface FormularioProps<E> {
  nome: string
  estado: Estado<E>
  onWrite: (versao?: number | null) => Promise<void>
  /** How somebody else left it, in words. */
  say: (outros: E) => string
  /** What somebody else left is to stand in the fields. */
  onOutra: (outros: E) => void
  children: ReactNode
}

/** The form of one record: its fields, what somebody else wrote meanwhile, and the button. */
export function Formulario<E extends { versao: number | null }>(props: FormularioProps<E>) {
  const { nome, estado, onWrite, say, onOutra, children } = props
  const { outros, erros, isEspera, takeOutros } = estado
  const ref = useRef<HTMLFormElement>(null)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    markSujo(ref.current, false)
    void onWrite()
  }
  const isRecusado = outros !== null || Object.keys(erros).length > 0
  useEffect(() => {
    if (isRecusado) markSujo(ref.current, true)
  }, [isRecusado])
  return (
    <form
      ref={ref}
      className="ajustes-form cadastro"
      onSubmit={onSubmit}
      onInput={() => markSujo(ref.current, true)}
      noValidate
      aria-label={nome}
    >
      {children}
      <FimDoFormulario
        conflito={outros && `Está assim: ${say(outros)}.`}
        onOutra={() => {
          if (outros) onOutra(outros)
          takeOutros()
        }}
        onMinha={() => void onWrite(outros?.versao)}
        erros={erros}
        isLeitura={false}
        isEspera={isEspera}
      />
    </form>
  )
}
