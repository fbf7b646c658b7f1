import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'

import type { GradeDaNegociacao } from '@vitrine/contract'

import { useMudancas, type Negociacao } from '#grade'
import { api } from '#shell'

/** The negotiation that the screen around is about. */
export const GradeContext = createContext<GradeDaNegociacao | null>(null)

/** A client's cart as it is negotiated: the screen's own, or read here and kept up. Undefined: on its way; null: it cannot be read. */
export function useGrade({
  idfornecedor,
  idcliente,
}: Negociacao['params']): GradeDaNegociacao | null | undefined {
  const daTela = useContext(GradeContext)
  const isDaTela = daTela?.cliente.idcliente === idcliente
  const [lida, setLida] = useState<GradeDaNegociacao | null>()
  const params = { idfornecedor, idcliente }
  async function read() {
    if (isDaTela) return
    const resposta = await api('GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}', { params })
    // What could not be read now stays as it was read before.
    setLida((antes) => (resposta.ok ? resposta.dados : (antes ?? null)))
  }
  const readFirst = useEffectEvent(() => void read())
  useEffect(() => {
    const first = setTimeout(readFirst)
    return () => clearTimeout(first)
  }, [idfornecedor, idcliente])
  useMudancas(params, read)
  return isDaTela ? daTela : lida
}
