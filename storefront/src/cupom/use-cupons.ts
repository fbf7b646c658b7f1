import { useCallback, useEffect, useState } from 'react'

import type { ListaCupons } from '@vitrine/contract'

import { useCarrinho } from '#carrinho'
import { api, useLocal, useLoja, useSessao } from '#shell'

export interface EstadoCupons {
  lista: ListaCupons | null
  situacao: 'carregando' | 'pronto' | 'erro'
  reload(): void
}

/** The customer's coupons judged on the cart as it is saved, asked again at each of its revisions. */
export function useCupons(inicial: ListaCupons | null): EstadoCupons {
  const { idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  const idcliente = useSessao()?.idcliente ?? null
  const revisao = useCarrinho((estado) => estado.revisao)
  const [lista, setLista] = useState(inicial)
  const [situacao, setSituacao] = useState<EstadoCupons['situacao']>(inicial ? 'pronto' : 'carregando')
  const [tentativa, setTentativa] = useState(0)

  useEffect(() => {
    if (!idcliente) return
    let isCurrent = true
    void api('GET /v2/app/cupom-desconto/cliente/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, tipoentrega },
    }).then((resposta) => {
      if (!isCurrent) return
      if (resposta.ok) setLista(resposta.dados)
      setSituacao(resposta.ok ? 'pronto' : 'erro')
    })
    return () => {
      isCurrent = false
    }
  }, [idcliente, idfornecedor, revisao, tentativa, tipoentrega])

  const reload = useCallback(() => {
    setSituacao('carregando')
    setTentativa((before) => before + 1)
  }, [])
  return { lista, situacao, reload }
}
