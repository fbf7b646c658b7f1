import { useEffect, useState } from 'react'

import type { TermoUso } from '@vitrine/contract'

import { api } from '#shell'

/** The terms in force; `load` asks again. */
export function useTermo() {
  const [termo, setTermo] = useState<TermoUso | null>(null)
  const [erro, setErro] = useState(false)
  const [vez, setVez] = useState(0)
  useEffect(() => {
    void api('GET /termouso', { params: {}, query: {} }).then((resposta) => {
      setErro(!resposta.ok)
      if (resposta.ok) setTermo(resposta.dados)
    })
  }, [vez])
  const load = () => setVez((antes) => antes + 1)
  return { termo, erro, load }
}
