import { useEffect, useMemo, useState } from 'react'

import type { Carrossel } from '@vitrine/contract'

import type { ConsultaDeCarrossel } from '#carrossel'
import { readFormaAtiva } from '#consentimento'
import { api, desktop, useLocal, useLoja } from '#shell'

import { Fileiras } from './fileiras.tsx'
import estilo from './carrinho.css?url'

const consulta = { page: 'CART' } as const

/**
 * The carousels of the cart. They stand at its end, where nothing is below them that could move, so that they are asked for when the end
 * is seen; what is not there takes no room. Those of the method that was chosen at the order's page follow, by the prices of that
 * method; the others have the prices of the cart.
 */
export function FileirasDoCarrinho() {
  const { slug } = useLoja()
  const [idformapagamento] = useState(() => readFormaAtiva(slug) ?? undefined)
  const daForma = useMemo(() => ({ ...consulta, idformapagamento }), [idformapagamento])
  const sempre = useCarrosseis(consulta)
  const todos = useCarrosseis(idformapagamento === undefined ? null : daForma)
  const ids = new Set(sempre?.map(({ idcarrossel }) => idcarrossel))
  const proprios = sempre && todos?.filter(({ idcarrossel }) => !ids.has(idcarrossel))
  return (
    <div className="fileiras-carrinho">
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <Fileiras carrosseis={sempre ?? []} consulta={consulta} />
      {proprios && proprios.length > 0 && <Fileiras carrosseis={proprios} consulta={daForma} />}
    </div>
  )
}

/** Those of a screen, without their products; null until they came, or where nothing is asked. */
function useCarrosseis(asked: ConsultaDeCarrossel | null): Carrossel[] | null {
  const { idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  const [carrosseis, setCarrosseis] = useState<Carrossel[] | null>(null)
  useEffect(() => {
    if (!asked) return
    const left = new AbortController()
    api(
      'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}',
      {
        params: { session_token: 'token', idfornecedor },
        query: { ...asked, tipoentrega, device: matchMedia(desktop).matches ? 'desktop' : 'mobile' },
      },
      { signal: left.signal },
    ).then(
      // Carousels that cannot be read are none: nothing in the cart depends on them.
      (resposta) => setCarrosseis(resposta.ok ? resposta.dados.data : []),
      () => {
        // The cart was left before the answer: nobody waits for it.
      },
    )
    return () => left.abort()
  }, [asked, idfornecedor, tipoentrega])
  return carrosseis
}
