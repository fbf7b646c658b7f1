import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { api, type Trabalho } from '#shell'

/** Nobody tells of budgets by the socket: so often it is asked. */
const DE_NOVO_MS = 60_000

/** How many budgets wait for prices, as one walks through the panel. */
export function useTotalDeOrcamentos({ loja: { idfornecedor } }: Trabalho): number {
  const [contados, setContados] = useState({ idfornecedor, total: 0 })
  const { pathname } = useLocation()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (document.hidden) return
      const resposta = await api('GET /painel/v1/{idfornecedor}/orcamentos', {
        params: { idfornecedor },
        query: { perpage: 1 },
      })
      if (resposta.ok && !isGone) setContados({ idfornecedor, total: resposta.dados.contagens.A_PRECIFICAR })
    }
    void read()
    const timer = setInterval(() => void read(), DE_NOVO_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [idfornecedor, pathname])
  return contados.idfornecedor === idfornecedor ? contados.total : 0
}
