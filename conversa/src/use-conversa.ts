import { useState } from 'react'

import type { HistoricoChat, LeituraChat, MensagemChat, SalaChat } from '@vitrine/contract'
import {
  isBehind,
  openConversa,
  takeAntes,
  takeMensagem,
  takeMudancas,
  type Conversa,
} from '@vitrine/rules/chat'

import type { Meio } from './meio.ts'
import type { QuemConversa } from './quem-conversa.ts'

/** What is known of a room, and how more of it is asked for by calls. */
export interface ConversaLida {
  conversa: Conversa<MensagemChat>
  sala: SalaChat
  /** One message, told of or answered; what lies between is asked for. */
  take(mensagem: MensagemChat): void
  /** An answer to what changed; up to which revision it goes where more is left. */
  takeResposta(resposta: HistoricoChat): number | null
  takeLeitura(lida: LeituraChat): void
  /** Asks for what changed since a revision, until nothing is left. */
  askDesde(desde: number | null): Promise<void>
  /** Loads what was written before; false when it could not be read. */
  loadAntes(): Promise<boolean>
}

export function useConversa(meio: Meio, quem: QuemConversa, historico: HistoricoChat): ConversaLida {
  const [conversa, setConversa] = useState(() => openConversa(historico, historico.sala.revisao))
  const [sala, setSala] = useState(historico.sala)
  const read = (query: { desde: number } | { antes: number }) =>
    meio.api('GET /v4/chat/salas/{sala}/mensagens', {
      params: { sala: sala.sala },
      query: { ...quem, ...query },
    })

  function takeResposta({ mensagens, maisDepois, sala }: HistoricoChat): number | null {
    const ate = maisDepois ? (mensagens.at(-1)?.revisao ?? sala.revisao) : sala.revisao
    setConversa((antes) => takeMudancas(antes, mensagens, ate))
    setSala((antes) => ({ ...sala, outroLado: maxOf(antes.outroLado, sala.outroLado) }))
    return maisDepois ? ate : null
  }
  async function askDesde(desde: number | null): Promise<void> {
    for (let ate = desde; ate !== null;) {
      const resposta = await read({ desde: ate })
      if (!resposta.ok) return
      ate = takeResposta(resposta.dados)
    }
  }
  return {
    conversa,
    sala,
    takeResposta,
    askDesde,
    take(mensagem) {
      const depois = takeMensagem(conversa, mensagem)
      setConversa((antes) => takeMensagem(antes, mensagem))
      if (isBehind(depois, mensagem.revisao)) void askDesde(conversa.revisao)
    },
    takeLeitura: (lida) => setSala((antes) => ({ ...antes, outroLado: maxOf(antes.outroLado, lida) })),
    async loadAntes() {
      const resposta = await read({ antes: conversa.primeira })
      if (resposta.ok) setConversa((agora) => takeAntes(agora, resposta.dados))
      return resposta.ok
    },
  }
}

/** An answer that was on its way while the other side read on says less than what was told of it meanwhile: these numbers only grow. */
const maxOf = (antes: LeituraChat, lida: LeituraChat): LeituraChat => ({
  entregue_ate: Math.max(antes.entregue_ate, lida.entregue_ate),
  lida_ate: Math.max(antes.lida_ate, lida.lida_ate),
})
