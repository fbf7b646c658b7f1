import { useState } from 'react'

import { api, useTrabalho } from '#shell'

import { toQuery, type PaginaDaTabela, type Quem } from './load-tabela.ts'

/** The pages that were read, one after the other. */
export function useTabela(primeira: PaginaDaTabela, quem: Quem) {
  const { idfornecedor } = useTrabalho().loja
  const [lidas, setLidas] = useState({ precos: primeira.data, cursor: primeira.cursor })
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  async function more() {
    if (estado === 'lendo' || lidas.cursor === null) return
    setEstado('lendo')
    const resposta = await api('GET /painel/v1/{idfornecedor}/precos/tabela', {
      params: { idfornecedor },
      query: { ...toQuery(quem), cursor: lidas.cursor },
    })
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (!resposta.ok) return
    const { data, cursor } = resposta.dados
    setLidas((antes) => ({ precos: [...antes.precos, ...data], cursor }))
  }
  return { precos: lidas.precos, temMais: lidas.cursor !== null, estado, more }
}
