import { useEffect, useState } from 'react'

import type { ConteudoEditado } from '@vitrine/contract'

import type { Valor } from '#descrito'
import { api, useTrabalho } from '#shell'

import { novoCarrossel } from './carrossel-descrito.ts'

/** A row's own content, with the version of the draft that was looked at. */
export interface Fileira {
  dados: Valor
  versao: number | null
}

/** The content of a row as it is written, one that nobody wrote yet as `nova` has it; null until it is read, and where there is none to read ('' ). */
export function useFileira(idcarrossel: string, nova: Valor = novoCarrossel()) {
  const { idfornecedor } = useTrabalho().loja
  const [fileira, setFileira] = useState<Fileira | null>(null)
  const [erroDaFileira, setErro] = useState('')
  const [inicial] = useState(nova)
  useEffect(() => {
    if (idcarrossel === '') return undefined
    let isAberta = true
    void (async () => {
      const resposta = await api('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
        params: { idfornecedor, tipo: 'CARROSSEL', idconteudo: idcarrossel },
      })
      if (!isAberta) return
      if (resposta.ok) setFileira(toFileira(resposta.dados, inicial))
      else setErro(resposta.falha.error)
    })()
    return () => {
      isAberta = false
    }
  }, [idfornecedor, idcarrossel, inicial])
  return { fileira, setFileira, erroDaFileira }
}

function toFileira({ rascunho, no_ar, agendadas }: ConteudoEditado, nova: Valor): Fileira {
  const base = rascunho ?? no_ar ?? agendadas.at(-1)
  return { dados: base?.dados ?? nova, versao: rascunho?.versao ?? null }
}
