import { useEffect, useEffectEvent } from 'react'

import type { HistoricoChat, MensagemChat, SalaChat } from '@vitrine/contract'
import { hasAntes, isBehind, listMensagens } from '@vitrine/rules/chat'

import { filaOf, type FilaChat } from './fila.store.ts'
import { ligacaoOf } from './ligacao.ts'
import type { Meio } from './meio.ts'
import type { QuemConversa } from './quem-conversa.ts'
import { useConversa, type ConversaLida } from './use-conversa.ts'
import { useDigitando } from './use-digitando.ts'
import { useFila } from './use-fila.ts'

export interface SalaAberta extends Pick<ConversaLida, 'take' | 'loadAntes'> {
  mensagens: readonly MensagemChat[]
  temAntes: boolean
  /** What is not in the room yet, below its messages. */
  naFila: FilaChat
  sala: SalaChat
  /** Up to which every change of the room stands here. */
  revisao: number
  /** Who writes on the other side just now. */
  digitando: string | null
}

/** A room as it lives: what was read with the page, what is told since, what waits on this device. */
export function useSala(meio: Meio, quem: QuemConversa, historico: HistoricoChat): SalaAberta {
  const { sala: idsala, eu } = historico.sala
  const { idfornecedor, idcliente } = quem
  const { idusuario } = eu
  const lida = useConversa(meio, quem, historico)
  const { conversa, sala, take, loadAntes } = lida
  const [digitando, hearDigitando] = useDigitando()
  const naFila = useFila(meio, quem, idusuario)
  useOuvinte(meio, quem, { lida, hearDigitando })

  const mensagens = listMensagens(conversa)
  const chegadas = new Set(mensagens.map(({ idmensagem }) => idmensagem))
  const chegada = naFila.find(({ idmensagem }) => chegadas.has(idmensagem))?.idmensagem
  useEffect(() => {
    const fila = filaOf(meio, { idfornecedor, idcliente }, idusuario)
    // Told of before its answer came, or the answer was lost: it is there.
    if (chegada) fila.drop(chegada)
  }, [meio, idfornecedor, idcliente, idusuario, chegada])

  return {
    mensagens,
    temAntes: hasAntes(conversa),
    naFila: naFila.filter((cada) => cada.sala === idsala && !chegadas.has(cada.idmensagem)),
    sala,
    revisao: conversa.revisao,
    digitando,
    take,
    loadAntes,
  }
}

/** Listens to the socket for one room, and to what of it left this device. */
function useOuvinte(
  meio: Meio,
  quem: QuemConversa,
  { lida, hearDigitando }: { lida: ConversaLida; hearDigitando: (nome: string | null) => void },
): void {
  const { idfornecedor, idcliente } = quem
  const idsala = lida.sala.sala
  const { idusuario } = lida.sala.eu
  const ask = useEffectEvent(() => void lida.askDesde(lida.conversa.revisao))
  const hear = useEffectEvent((dita: MensagemChat) => {
    lida.take(dita)
    if (dita.lado === meio.outroLado) hearDigitando(null)
  })
  const hearLeitura = useEffectEvent(lida.takeLeitura)
  const hearSala = useEffectEvent((revisao: number | null) => {
    if (revisao !== null && isBehind(lida.conversa, revisao)) void lida.askDesde(lida.conversa.revisao)
  })
  const enter = useEffectEvent(async () => {
    const { revisao } = lida.conversa
    const resposta = await ligacaoOf(quem).enterSala(idsala, revisao)
    await lida.askDesde(resposta ? lida.takeResposta(resposta) : revisao)
  })

  useEffect(() => {
    const quemDaqui = { idfornecedor, idcliente }
    const ligacao = ligacaoOf(quemDaqui)
    const fila = filaOf(meio, quemDaqui, idusuario)
    const isDaqui = (dita: { sala: string }) => dita.sala === idsala
    const isDoOutro = (dita: { sala: string; lado: string }) => isDaqui(dita) && dita.lado === meio.outroLado
    const unfollow = ligacao.follow({
      aoVivo: () => {
        void enter()
        void fila.send()
      },
      pergunta: () => {
        ask()
        void fila.send()
      },
      mensagemChat: (dita) => isDaqui(dita) && hear(dita),
      leitura: (dita) => isDoOutro(dita) && hearLeitura(dita),
      digitando: (dita) => isDoOutro(dita) && hearDigitando(dita.nome),
      sala: (dita) => isDaqui(dita) && hearSala(dita.revisao),
      reler: ask,
    })
    const stopEnviadas = fila.onEnviada((enviada) => isDaqui(enviada) && hear(enviada))
    void fila.send()
    return () => {
      unfollow()
      stopEnviadas()
      ligacao.leaveSala(idsala)
    }
  }, [meio, idfornecedor, idcliente, idusuario, idsala, hearDigitando])
}
