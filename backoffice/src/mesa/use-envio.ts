import { useState } from 'react'

import type { VersaoEnviada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

import type { Mesa } from './use-mesa.ts'

export interface Caminhos {
  conversa: boolean
  email: boolean
  whatsapp: boolean
}

/** How the next version goes out, and what became of the last one that went. */
export interface EnvioDaVersao {
  caminhos: Caminhos
  setCaminhos(caminhos: Caminhos): void
  isEspera: boolean
  enviada: VersaoEnviada | null
  send(): Promise<void>
  dismiss(): void
}

export function useEnvio(mesa: Mesa): EnvioDaVersao {
  const { grade } = mesa
  const [escolhidos, setCaminhos] = useState<Caminhos>({
    conversa: grade.cliente.conversa,
    email: true,
    whatsapp: false,
  })
  const [isEspera, setEspera] = useState(false)
  const [enviada, setEnviada] = useState<VersaoEnviada | null>(null)
  async function run() {
    if (!(await mesa.flush())) return
    const resposta = await api('POST /painel/v1/pedidos/{num}/orcamento/versoes', {
      params: { num: grade.numpedido },
      body: { visto: mesa.current().rascunho.revisao, ...escolhidos },
    })
    if (!resposta.ok) return mesa.tell(resposta)
    mesa.take(resposta.dados.grade)
    setEnviada(resposta.dados)
    showToast(`Versão ${resposta.dados.versao} enviada.`)
  }
  return {
    caminhos: escolhidos,
    setCaminhos,
    isEspera,
    enviada,
    dismiss: () => setEnviada(null),
    async send() {
      setEspera(true)
      setEnviada(null)
      await run()
      setEspera(false)
    },
  }
}
