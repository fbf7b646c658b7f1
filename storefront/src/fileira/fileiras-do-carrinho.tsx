import { useEffect, useState } from 'react'

import type { Carrossel } from '@vitrine/contract'

import { api, desktop, useLocal, useLoja } from '#shell'

import { Fileiras } from './fileiras.tsx'
import estilo from './carrinho.css?url'

const consulta = { page: 'CART' } as const

/**
 * The carousels of the cart. They stand at its end, where nothing is below them that could move, so that they are asked for when the end
 * is seen; what is not there takes no room.
 */
export function FileirasDoCarrinho() {
  const { idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  const [carrosseis, setCarrosseis] = useState<Carrossel[]>([])
  useEffect(() => {
    const left = new AbortController()
    api(
      'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}',
      {
        params: { session_token: 'token', idfornecedor },
        query: { ...consulta, tipoentrega, device: matchMedia(desktop).matches ? 'desktop' : 'mobile' },
      },
      { signal: left.signal },
    ).then(
      // Carousels that cannot be read are left out: nothing in the cart depends on them.
      (resposta) => setCarrosseis(resposta.ok ? resposta.dados.data : []),
      () => {
        // The cart was left before the answer: nobody waits for it.
      },
    )
    return () => left.abort()
  }, [idfornecedor, tipoentrega])
  return (
    <div className="fileiras-carrinho">
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <Fileiras carrosseis={carrosseis} consulta={consulta} />
    </div>
  )
}
