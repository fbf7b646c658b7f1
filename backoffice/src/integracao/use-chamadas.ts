import { useState } from 'react'

import type { ListaDeChamadas } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

import { readPagina, type FiltroDasChamadas } from './filtro-das-chamadas.ts'

/** Calls as they were read, page after page. */
export function useChamadas(primeira: ListaDeChamadas, filtro: FiltroDasChamadas, agora: string) {
  const { idfornecedor } = useTrabalho().loja
  const [chamadas, setChamadas] = useState(primeira.data)
  const [cursor, setCursor] = useState(primeira.cursor)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  async function readMais() {
    if (cursor === null || estado === 'lendo') return
    setEstado('lendo')
    const resposta = await readPagina(api, idfornecedor, { filtro, agora, cursor })
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (!resposta.ok) return
    setChamadas((antes) => [...antes, ...resposta.dados.data])
    setCursor(resposta.dados.cursor)
  }
  return { chamadas, temMais: cursor !== null, estado, readMais }
}
