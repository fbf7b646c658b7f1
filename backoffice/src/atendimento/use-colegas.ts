import { useEffect, useState } from 'react'

import { PRESENCA_SEGUNDOS } from '@vitrine/contract/chat'
import { ligacaoOf } from '@vitrine/conversa'

/** Who writes says so every few seconds; silent for longer than this, nobody does. */
const CALADO_MS = 6000
const OLHA_MS = 1000

interface Colega {
  nome: string
  /** Until when it counts as looking; then its process has died. */
  ate: number
  /** Until when it counts as writing. */
  escreve: number
}

/** Colleagues of a room, as they are told of: who looks, and who is answering. */
export interface Colegas {
  vendo: readonly string[]
  respondendo: readonly string[]
}

const ninguem: Colegas = { vendo: [], respondendo: [] }

/** Who else of the team has this room open just now (decision 0108). */
export function useColegas(idfornecedor: string, { sala, eu }: { sala: string; eu: string }): Colegas {
  const [colegas, setColegas] = useState(ninguem)
  useEffect(() => {
    const porId = new Map<string, Colega>()
    const tell = () => {
      const agora = Date.now()
      const todos = [...porId.values()].filter(({ ate }) => ate > agora)
      const respondendo = todos.filter(({ escreve }) => escreve > agora).map(({ nome }) => nome)
      const vendo = todos.filter(({ escreve }) => escreve <= agora).map(({ nome }) => nome)
      setColegas((antes) => (isSame(antes, { vendo, respondendo }) ? antes : { vendo, respondendo }))
    }
    const hear = (idusuario: string, nome: string, escreve: boolean) => {
      if (idusuario === eu) return
      const agora = Date.now()
      porId.set(idusuario, {
        nome,
        ate: agora + PRESENCA_SEGUNDOS * 1000,
        escreve: escreve ? agora + CALADO_MS : (porId.get(idusuario)?.escreve ?? 0),
      })
      tell()
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      presenca: (dita) => {
        if (dita.sala !== sala || dita.lado !== 'LOJA') return
        if (dita.aberta) return hear(dita.idusuario, dita.nome, false)
        porId.delete(dita.idusuario)
        tell()
      },
      digitando: (dita) =>
        dita.sala === sala && dita.lado === 'LOJA' && hear(dita.idusuario, dita.nome, true),
      mensagemChat: ({ sala: onde, autor }) => {
        const colega = onde === sala && autor.idusuario !== null && porId.get(autor.idusuario)
        if (!colega) return
        colega.escreve = 0
        tell()
      },
    })
    const timer = setInterval(tell, OLHA_MS)
    return () => {
      clearInterval(timer)
      unfollow()
      setColegas(ninguem)
    }
  }, [idfornecedor, sala, eu])
  return colegas
}

const isSame = (a: Colegas, b: Colegas) =>
  String(a.vendo) === String(b.vendo) && String(a.respondendo) === String(b.respondendo)
