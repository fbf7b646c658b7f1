import { useEffect, useState } from 'react'

import type { Cupom } from '@vitrine/contract'

import { api, useHydrated, useLocal, useLoja, useSessao } from '#shell'

import { useCarrinho } from '#carrinho'

/** Coupons that the customer could use on the cart as it is saved, best first; none for a visitor, none on a failure. */
export function useDisponiveis(): Cupom[] {
  const { idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  const idcliente = useSessao()?.idcliente
  const revisao = useCarrinho((estado) => estado.revisao)
  // Before, the place is not known: it would be asked twice.
  const isHydrated = useHydrated()
  const [cupons, setCupons] = useState<Cupom[]>([])
  useEffect(() => {
    if (!idcliente || !isHydrated) return
    let isCurrent = true
    void api('GET /v2/app/cupom-desconto/cliente/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, tipoentrega },
    }).then((resposta) => {
      if (isCurrent && resposta.ok) setCupons(resposta.dados.cupons.filter(isUsable))
    })
    return () => {
      isCurrent = false
    }
  }, [idcliente, idfornecedor, revisao, tipoentrega, isHydrated])
  return cupons
}

/** Whether using the coupon would change the cart: it can be used now and is not the one in force. */
export function isUsable({ economia, aplicado, aplicacao_automatica }: Cupom): boolean {
  return economia !== undefined && !aplicado && !aplicacao_automatica
}
