import { useState } from 'react'

import type { EstadoDeRequerimento, Requerimento, Requerimentos } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

/** Requests as they were read, page by page, and as they are since. */
export function useTitulares(
  lidos: Requerimentos,
  { idfornecedor, estado }: { idfornecedor: string; estado: EstadoDeRequerimento },
) {
  const [itens, setItens] = useState<readonly Requerimento[]>(lidos.data)
  const [cursor, setCursor] = useState(lidos.cursor)
  const [isEspera, setEspera] = useState(false)
  async function more() {
    if (!cursor || isEspera) return
    setEspera(true)
    const query = { estado, cursor }
    const resposta = await api('GET /painel/v1/{idfornecedor}/titulares', { params: { idfornecedor }, query })
    setEspera(false)
    if (!resposta.ok) return void showToast(resposta.falha.error)
    setItens((antes) => [...antes, ...resposta.dados.data])
    setCursor(resposta.dados.cursor)
  }
  const put = (novo: Requerimento) =>
    setItens((antes) => antes.map((cada) => (cada.idrequerimento === novo.idrequerimento ? novo : cada)))
  return { itens, cursor, isEspera, more, put }
}
