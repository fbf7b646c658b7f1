import { useEffect, useState } from 'react'

import type { Calls, Pedido, Response } from '@vitrine/contract'

import { api, useLoja } from '#shell'

type FormasDoPedido = Response<Calls['GET /v4/orders/payment-method/{idfornecedor}/order/{num}']>

export interface FormasLidas {
  /** Null: not known yet, or the call failed. */
  formas: FormasDoPedido | null
  /** Why not, in words. */
  falha: string | null
  retry: () => void
}

/** How an order may be paid, with its total by each method. */
export function useFormasDoPedido({
  numpedido,
  idformapagto,
}: Pick<Pedido, 'numpedido' | 'idformapagto'>): FormasLidas {
  const { idfornecedor } = useLoja()
  const [lidas, setLidas] = useState<Omit<FormasLidas, 'retry'>>({ formas: null, falha: null })
  const [tentativa, setTentativa] = useState(0)
  useEffect(() => {
    let isOver = false
    void api('GET /v4/orders/payment-method/{idfornecedor}/order/{num}', {
      params: { idfornecedor, num: numpedido },
    }).then((resposta) => {
      if (isOver) return
      setLidas(
        resposta.ok ? { formas: resposta.dados, falha: null } : { formas: null, falha: resposta.falha.error },
      )
    })
    return () => {
      isOver = true
    }
    // Asked again once it is paid in another way.
  }, [idfornecedor, numpedido, idformapagto, tentativa])
  const retry = () => {
    setLidas({ formas: null, falha: null })
    setTentativa(tentativa + 1)
  }
  return { ...lidas, retry }
}
