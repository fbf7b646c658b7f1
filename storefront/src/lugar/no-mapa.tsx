import { useEffect, useState } from 'react'

import type { Localizacao, LojaColeta } from '@vitrine/contract'
import { Notice } from '@vitrine/ui'

import { api, useLocal, useLoja, useTextoForaDaArea } from '#shell'

import { DobraMapa } from './dobra-mapa.tsx'
import { EscolhaNoMapa } from './escolha-no-mapa.tsx'
import { centerOf, isServido, loadArea, ringsOf } from './load-area.ts'
import type { LeituraArea } from './load-area.ts'
import { loadMapa } from './load-mapa.ts'

interface NoMapaProps {
  onChoose: (lugar: Localizacao) => void
}

/** A place on the map of a store: its area shaded, its own stores numbered. */
export function NoMapa({ onChoose }: NoMapaProps) {
  return (
    <DobraMapa load={loadMapa}>
      <Escolha onChoose={onChoose} />
    </DobraMapa>
  )
}

function Escolha({ onChoose }: NoMapaProps) {
  const { idfornecedor } = useLoja()
  const local = useLocal()
  const naoAtende = useTextoForaDaArea()
  const [lido, setLido] = useState<ReturnType<typeof toLido> | null>(null)
  useEffect(() => {
    void loadArea({ client: api }, idfornecedor).then((found) => setLido(toLido(found)))
  }, [idfornecedor])
  if (!lido) return <div className="min-h-[420px]" aria-busy />
  const { erro, areas, lojas, centro } = lido
  return (
    <>
      {erro && (
        <Notice small tone="warning" live="status" className="mt-2">
          {erro}
        </Notice>
      )}
      <EscolhaNoMapa
        areas={areas}
        lojas={lojas}
        inicio={local ? { lat: local.lat, lng: local.lng } : centro}
        explica="Toque no lugar, arraste o alfinete ou use as setas. A área colorida é onde a loja entrega."
        // When the areas could not be read, no point is refused here: the server decides.
        recusaOf={(ponto) => (erro || isServido(areas, ponto) ? null : naoAtende)}
        describePonto={() => 'A loja entrega aqui.'}
        renderLista={() => <Lojas lojas={lojas} />}
        onChoose={onChoose}
      />
    </>
  )
}

function toLido({ area, erro }: LeituraArea) {
  const areas = area ? ringsOf(area, 'DELIVERY') : []
  return { erro, areas, lojas: area?.coordenadas_lojas ?? [], centro: centerOf(area) }
}

/** What the numbers of the map are. */
function Lojas({ lojas }: { lojas: LojaColeta[] }) {
  if (lojas.length === 0) return null
  return (
    <ol className="grid gap-1 text-12 text-ink-muted" aria-label="Lojas no mapa">
      {lojas.map(({ idloja, nome, descricao_endereco_loja }, i) => (
        <li key={idloja}>
          {i + 1}. <b className="text-ink">{nome}</b>, {descricao_endereco_loja}
        </li>
      ))}
    </ol>
  )
}
