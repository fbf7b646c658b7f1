import { useEffect, useState } from 'react'

import { PRESENCA_SEGUNDOS } from '@vitrine/contract/chat'
import { ligacaoOf } from '@vitrine/conversa'

const OLHA_MS = 5000
const ninguem: readonly string[] = []

/** Who of the customer's side has this room open just now, by their names. */
export function useDoCliente(idfornecedor: string, sala: string): readonly string[] {
  const [nomes, setNomes] = useState(ninguem)
  useEffect(() => {
    const porId = new Map<string, { nome: string; ate: number }>()
    const tell = () => {
      const agora = Date.now()
      const vivos = [...porId.values()].filter(({ ate }) => ate > agora).map(({ nome }) => nome)
      setNomes((antes) => (String(antes) === String(vivos) ? antes : vivos))
    }
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      presenca(dita) {
        if (dita.sala !== sala || dita.lado !== 'CLIENTE') return
        if (dita.aberta)
          porId.set(dita.idusuario, { nome: dita.nome, ate: Date.now() + PRESENCA_SEGUNDOS * 1000 })
        else porId.delete(dita.idusuario)
        tell()
      },
    })
    const timer = setInterval(tell, OLHA_MS)
    return () => {
      clearInterval(timer)
      unfollow()
      setNomes(ninguem)
    }
  }, [idfornecedor, sala])
  return nomes
}
