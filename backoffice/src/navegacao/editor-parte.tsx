import { useState } from 'react'

import type { Erros } from '#ajuste'
import { Campos, type Valor } from '#descrito'
import { FormularioDaParte } from '#publicacao'

import { listas, type Lista } from './navegacao.ts'

interface EditorProps {
  lista: Lista
  parte: Valor
  /** What is wrong, by its field; null: it was written. */
  onWrite: (parte: Valor) => Promise<Erros | null>
}

/** One item of the menu, or one column of the footer. */
export function EditorParte({ lista, parte, onWrite }: EditorProps) {
  const [valor, setValor] = useState(parte)
  return (
    <FormularioDaParte nome={listas[lista].um} onWrite={() => onWrite(valor)}>
      {(erros) => <Campos campos={listas[lista].campos} valor={valor} erros={erros} onValor={setValor} />}
    </FormularioDaParte>
  )
}
