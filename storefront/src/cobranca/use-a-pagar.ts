import { useEffect, useState } from 'react'

import type { Fatura, PedidoLista } from '@vitrine/contract'

import { api, useLoja } from '#shell'

import { isAPagar } from './is-a-pagar.ts'

interface Devido {
  /** Null: not known yet. */
  pedidos: readonly PedidoLista[] | null
  faturas: readonly Fatura[] | null
  /** Why it could not be read, in words. */
  falha: string | null
}

/** As many as the calls give at once. */
const LIMITE = 100

/** Orders and invoices of a cliente at this store that wait for money. */
export function useAPagar(idcliente: string): Devido & { reread: () => Promise<void> } {
  const { idfornecedor } = useLoja()
  const [devido, setDevido] = useState<Devido>({ pedidos: null, faturas: null, falha: null })
  useEffect(() => {
    let isOver = false
    const read = () => readDevido(idfornecedor, idcliente).then((lido) => isOver || setDevido(lido))
    void read()
    // Without a network nothing could be read: it is read again when the network is back.
    const onOnline = () => void read()
    addEventListener('online', onOnline)
    return () => {
      isOver = true
      removeEventListener('online', onOnline)
    }
  }, [idcliente, idfornecedor])
  return { ...devido, reread: async () => setDevido(await readDevido(idfornecedor, idcliente)) }
}

async function readDevido(idfornecedor: string, idcliente: string): Promise<Devido> {
  const [pedidos, faturas] = await Promise.all([
    api('GET /v2/app/pedido/cliente/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, status: 'ENVIADO,AGUARDANDOPAGAMENTO', limit: LIMITE },
    }),
    api('GET /v4/faturas/{idfornecedor}/{idcliente}', {
      params: { idfornecedor, idcliente },
      query: { situacao: 'abertas', limit: LIMITE },
    }),
  ])
  if (!pedidos.ok) return { pedidos: null, faturas: null, falha: pedidos.falha.error }
  if (!faturas.ok) return { pedidos: null, faturas: null, falha: faturas.falha.error }
  return { pedidos: pedidos.dados.data.filter(isAPagar), faturas: faturas.dados.data, falha: null }
}
