import { useState } from 'react'

import type { EntregaGancho } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { sayEnvio } from './say-gancho.ts'

const POR_PAGINA = 20

/** Deliveries of one webhook, newest first, page by page; a test and one that is sent again are among them at once. */
export function useEntregas(idgancho: string, onEntrega: () => Promise<void>) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor, idgancho }
  const [entregas, setEntregas] = useState<readonly EntregaGancho[] | null>(null)
  const [temMais, setTemMais] = useState(false)
  const [erro, setErro] = useState('')
  const [isEspera, setEspera] = useState(false)

  /** The latest, or those before the last one that is shown. */
  async function load(antes?: number) {
    setEspera(true)
    const lidas = await api('GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas', {
      params,
      query: { limit: POR_PAGINA, antes },
    })
    setEspera(false)
    setErro(lidas.ok ? '' : lidas.falha.error)
    if (!lidas.ok) return
    const { data } = lidas.dados
    setTemMais(data.length === POR_PAGINA)
    setEntregas((mostradas) => (antes === undefined ? data : [...(mostradas ?? []), ...data]))
  }

  async function tell(enviada: Awaited<ReturnType<typeof sendTeste>>) {
    if (!enviada.ok) return void showToast(enviada.falha.error)
    const { dados } = enviada
    setEntregas((antes) => antes && putEntrega(antes, dados))
    showToast(sayEnvio(dados))
    await onEntrega()
  }
  const sendTeste = () => api('POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste', { params })
  return {
    entregas,
    temMais,
    erro,
    isEspera,
    load,
    sendTeste: async () => tell(await sendTeste()),
    sendDeNovo: async ({ identrega }: EntregaGancho) =>
      tell(
        await api('POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar', {
          params: { ...params, identrega },
        }),
      ),
  }
}

/** Where it stood, or first: nothing is newer than what was just sent. */
function putEntrega(antes: readonly EntregaGancho[], enviada: EntregaGancho): EntregaGancho[] {
  const posto = antes.findIndex(({ identrega }) => identrega === enviada.identrega)
  return posto < 0 ? [enviada, ...antes] : antes.with(posto, enviada)
}
