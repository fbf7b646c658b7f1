import { useEffect, useState } from 'react'

import { api, readLugarGuardado, useLoja } from '#shell'

import { createConsultaFrete } from './consulta-frete.ts'
import type { EstadoFrete, PedidoFrete, RespostaFrete } from './consulta-frete.ts'

/** Freight for a CEP and these products, asked anew when either changes (§5, §7 Freight lookup). */
export function useFretePorCep({ cep, produtos, tipoEntrega }: PedidoFrete): EstadoFrete {
  const { idfornecedor } = useLoja()
  const [estado, setEstado] = useState<EstadoFrete>({ situacao: 'parado' })
  const [consulta] = useState(() =>
    createConsultaFrete((pedido, signal) => ask(idfornecedor, pedido, signal), setEstado),
  )
  // The same products are another list at each render.
  const chave = JSON.stringify(produtos)
  useEffect(() => {
    consulta.pedir({ cep, tipoEntrega, produtos: JSON.parse(chave) as PedidoFrete['produtos'] }) // what was written a line above
    return consulta.cancel
  }, [consulta, cep, tipoEntrega, chave])
  return estado
}

async function ask(
  idfornecedor: string,
  { cep, produtos, tipoEntrega = 'DELIVERY' }: PedidoFrete,
  signal: AbortSignal,
): Promise<RespostaFrete> {
  const ponto = readLugarGuardado()?.ponto
  const resposta = await api(
    'POST /v4/app/formas-entrega/{idfornecedor}/{cep}',
    {
      params: { idfornecedor, cep },
      // The chosen place is more exact than the middle of its CEP.
      query: {
        tipoEntrega,
        ...(ponto?.cep === cep && { lat: ponto.lat, lng: ponto.lng }),
      },
      body: { produtos: [...produtos] },
    },
    { signal },
  )
  if (resposta.ok) return { situacao: 'pronto', formas: resposta.dados.data }
  const { Mensagem, openModal = false, error } = resposta.falha
  return { situacao: 'erro', mensagem: Mensagem ?? error, openModal }
}
