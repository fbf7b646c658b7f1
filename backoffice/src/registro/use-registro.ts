import { useState } from 'react'

import type { ListaDoRegistro } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

import { readPagina, type Filtro } from './filtro.ts'

/** Changes as they were read, page after page. */
export function useRegistro(primeira: ListaDoRegistro, filtro: Filtro) {
  const { idfornecedor } = useTrabalho().loja
  const [lida, setLida] = useState(primeira)
  const [mudancas, setMudancas] = useState(primeira.data)
  const [cursor, setCursor] = useState(primeira.cursor)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  // Read again: what is new stands above what is there; where the two do not meet, the list begins anew.
  if (lida !== primeira) {
    setLida(primeira)
    const vistas = new Set(mudancas.map(({ idevento }) => idevento))
    const novas = primeira.data.filter(({ idevento }) => !vistas.has(idevento))
    const seEncontram = novas.length < primeira.data.length
    setMudancas(seEncontram ? [...novas, ...mudancas] : primeira.data)
    if (!seEncontram) setCursor(primeira.cursor)
  }
  async function readMais() {
    if (cursor === null || estado === 'lendo') return
    setEstado('lendo')
    const resposta = await readPagina(api, idfornecedor, { ...filtro, cursor })
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (!resposta.ok) return
    setMudancas((antes) => [...antes, ...resposta.dados.data])
    setCursor(resposta.dados.cursor)
  }
  return { mudancas, temMais: cursor !== null, estado, readMais }
}
