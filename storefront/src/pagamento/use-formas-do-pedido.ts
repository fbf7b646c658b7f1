import { useEffect, useState } from 'react'

import type { Calls, Pedido, Response } from '@vitrine/contract'

import { api, useLoja } from '#shell'

type FormasDoPedido = Response<Calls['GET /v4/orders/payment-method/{idfornecedor}/order/{num}']>

const nenhuma: FormasDoPedido = { data: [], credito: { total: 0, disponivel: 0, bloqueado: false } }

/** How an order may be paid, with its total by each method; null until it is known, none when nobody says so. */
export function useFormasDoPedido({ numpedido, idformapagto }: Pedido): FormasDoPedido | null {
  const { idfornecedor } = useLoja()
  const [formas, setFormas] = useState<FormasDoPedido | null>(null)
  useEffect(() => {
    let isOver = false
    const answer = (lista: FormasDoPedido) => {
      if (!isOver) setFormas(lista)
    }
    api('GET /v4/orders/payment-method/{idfornecedor}/order/{num}', {
      params: { idfornecedor, num: numpedido },
    }).then(
      (resposta) => answer(resposta.ok ? resposta.dados : nenhuma),
      () => answer(nenhuma),
    )
    return () => {
      isOver = true
    }
    // Asked again once it is paid in another way.
  }, [idfornecedor, numpedido, idformapagto])
  return formas
}
