import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Answer } from '@vitrine/contract/client'
import type { ConversaDaEquipe } from '@vitrine/contract'
import { ligacaoOf, Ordem } from '@vitrine/conversa'
import { formatQuando, hojeNaLoja } from '@vitrine/rules/data'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

const JUNTAS_MS = 200

/** A conversation as the team has it, and what is done with it. */
export interface DaEquipe {
  conversa: ConversaDaEquipe
  /** Something is on its way. */
  isEspera: boolean
  assign(idatendente: string | null): Promise<void>
  postpone(ate: string | null): Promise<void>
  setEstado(estado: ConversaDaEquipe['estado']): Promise<void>
}

type Resposta = Answer<'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado'>

/**
 * Who has a conversation, whether it is put off or done: as it was read, then as it is told of; and the acts on it.
 * @param revisao of the room as it stands on this screen: what was written since is not put aside unseen
 */
export function useDaEquipe(lida: ConversaDaEquipe, revisao: number): DaEquipe {
  const { idfornecedor, fuso } = useTrabalho().loja
  const [isEspera, setEspera] = useState(false)
  const { revalidate } = useRevalidator()
  const { conversa, params, take, readAgain } = useLidaDeNovo(lida, idfornecedor)

  /** Shows what came of it; where somebody was quicker, as it stands now, here and in the list. */
  async function act(
    call: Promise<Resposta>,
    sayMudou: (agora: ConversaDaEquipe) => string,
  ): Promise<boolean> {
    setEspera(true)
    const resposta = await call
    setEspera(false)
    if (resposta.ok) {
      take(resposta.dados)
      return true
    }
    const agora = resposta.falha.codigo === 'conversa_mudou' ? await readAgain() : null
    showToast(agora ? sayMudou(agora) : resposta.falha.error)
    if (agora) void revalidate()
    return false
  }
  const put = (estado: ConversaDaEquipe['estado']) =>
    api('PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado', { params, body: { estado, revisao } })
  const snooze = (ate: string | null) =>
    api('PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento', { params, body: { ate, revisao } })

  return {
    conversa,
    isEspera,
    async assign(idatendente) {
      const visto = conversa.atendente?.idusuario ?? null
      const body = { idatendente, visto }
      await act(api('PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente', { params, body }), sayDono)
    },
    async postpone(ate) {
      if (!(await act(snooze(ate), () => sayEscreveu('adiar'))) || ate === null) return
      const dito = `Adiada: volta ${formatQuando(ate, hojeNaLoja({ fuso }))}.`
      showToast(dito, { label: 'Desfazer', onPress: () => void act(snooze(null), sayDono) })
    },
    async setEstado(estado) {
      if (!(await act(put(estado), () => sayEscreveu('resolver'))) || estado === 'ABERTA') return
      showToast('Conversa resolvida.', { label: 'Desfazer', onPress: () => void act(put('ABERTA'), sayDono) })
    },
  }
}

/** A conversation as it was read last. A reading that was on its way before an act was answered does not undo what came of it. */
function useLidaDeNovo(lida: ConversaDaEquipe, idfornecedor: string) {
  const [conversa, setConversa] = useState(lida)
  const [ordem] = useState(() => new Ordem())
  const { sala, idcliente } = conversa
  const params = { idfornecedor, sala }
  async function readAgain(): Promise<ConversaDaEquipe | null> {
    const vez = ordem.ask()
    const resposta = await api('GET /painel/v1/{idfornecedor}/conversas/{sala}', { params })
    if (!resposta.ok) return null
    if (ordem.take(vez)) setConversa(resposta.dados)
    return resposta.dados
  }
  useMudancas({ idfornecedor, sala, idcliente }, readAgain)
  return {
    conversa,
    params,
    readAgain,
    take(mudada: ConversaDaEquipe) {
      ordem.take(ordem.ask())
      setConversa(mudada)
    },
  }
}

/** Asks again once something of this room is told. */
function useMudancas(
  { idfornecedor, sala, idcliente }: Pick<ConversaDaEquipe, 'sala' | 'idcliente'> & { idfornecedor: string },
  read: () => Promise<unknown>,
): void {
  const readAgain = useEffectEvent(() => void read())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(readAgain, JUNTAS_MS)
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      sala: (dita) => dita.sala === sala && hear(),
      'presenca-carrinho': (dita) => dita.idcliente === idcliente && hear(),
      reler: hear,
      pergunta: hear,
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [idfornecedor, sala, idcliente])
}

const sayDono = ({ atendente }: ConversaDaEquipe) =>
  atendente
    ? `Enquanto isso, ${atendente.nome} ficou com esta conversa.`
    : 'Enquanto isso, a conversa ficou sem atendente.'
const sayEscreveu = (verbo: string) => `O cliente escreveu enquanto isso. Leia antes de ${verbo}.`
