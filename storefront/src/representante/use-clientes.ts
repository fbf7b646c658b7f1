import { useState } from 'react'

import type { ClienteRepresentado } from '@vitrine/contract'

import { api } from '#shell'

import { toQuery } from './filtro.ts'
import type { FiltroClientes } from './filtro.ts'

interface Pagina {
  data: ClienteRepresentado[]
  totalItems: number
}

/** The clientes so far, and more of them behind; mount with a key of the filter. */
export function useClientes(pagina: Pagina, filtro: FiltroClientes, rota: { a: string; b: string }) {
  const [mais, setMais] = useState<ClienteRepresentado[]>([])
  const [situacao, setSituacao] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  const clientes = [...pagina.data, ...mais]
  const offset = filtro.offset + clientes.length

  async function loadMore() {
    setSituacao('lendo')
    const resposta = await api('GET /v4/representante/{a}/{b}', {
      params: rota,
      query: toQuery({ ...filtro, offset }),
    })
    if (!resposta.ok) return setSituacao('falhou')
    const conhecidos = new Set(clientes.map(({ idcliente }) => idcliente))
    setMais([...mais, ...resposta.dados.data.filter(({ idcliente }) => !conhecidos.has(idcliente))])
    return setSituacao('parado')
  }

  return { clientes, proximo: offset < pagina.totalItems ? offset : null, situacao, loadMore }
}
