import { useState } from 'react'

import type { Edicao, Escrito } from './use-edicao.ts'

/**
 * Which form a piece of content is written in: a new one once something else stands in the draft that was not written by it, an older version,
 * what somebody else wrote. What is typed and not yet written stays while nothing else stands there.
 */
export function useVez({ base, write }: Edicao) {
  const agora = base ? base.chave + JSON.stringify(base.dados) : ''
  const [conhecido, setConhecido] = useState(agora)
  const [vez, setVez] = useState(0)
  const [isMinha, setMinha] = useState(false)
  if (agora !== conhecido) {
    setConhecido(agora)
    if (!isMinha) setVez(vez + 1)
  }
  return {
    vez,
    /** What the form itself writes. */
    async write(escrito: Escrito) {
      setMinha(true)
      const erros = await write(escrito)
      setMinha(false)
      return erros
    },
  }
}
