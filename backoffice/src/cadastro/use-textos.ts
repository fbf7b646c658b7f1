import { useState } from 'react'

import type { Erros } from '#ajuste'

import type { Textos } from './read-campos.ts'

/** What stands in the fields of a form, and how one of them changes. */
export function useTextos(comeco: () => Textos) {
  const [textos, setTextos] = useState(comeco)
  const onChange = (campo: string, texto: string) => setTextos((antes) => ({ ...antes, [campo]: texto }))
  return { textos, setTextos, escritaOf: (erros: Erros) => ({ textos, erros, onChange }) }
}
