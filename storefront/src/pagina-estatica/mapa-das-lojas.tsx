import { useEffect, useState } from 'react'

import type { LojaColeta } from '@vitrine/contract'

import { loadArea, loadMapa, ringsOf } from '#lugar'
import type { Ponto } from '#lugar'
import { api, makeParte, useLoja, useRaiz } from '#shell'

const Mapa = makeParte(loadMapa)

/** The stores by their numbers in the list, over where the supplier delivers: that says where they are on a ground without streets too. */
export function MapaDasLojas({ lojas }: { lojas: readonly LojaColeta[] }) {
  const { idfornecedor } = useLoja()
  const fundo = useRaiz().janela?.mapa ?? null
  const [areas, setAreas] = useState<Ponto[][][] | null>(null)
  const [todas] = useState([...lojas])
  useEffect(() => {
    let isGone = false
    void loadArea({ client: api }, idfornecedor).then(({ area }) => {
      // Areas that cannot be read leave the stores.
      if (!isGone) setAreas(area ? ringsOf(area, 'DELIVERY') : [])
    })
    return () => {
      isGone = true
    }
  }, [idfornecedor])
  if (!areas) return null
  return (
    <figure>
      <Mapa areas={areas} lojas={todas} pino={null} fundo={fundo} />
      {areas.length > 0 && <figcaption>Na cor, onde entregamos.</figcaption>}
    </figure>
  )
}
