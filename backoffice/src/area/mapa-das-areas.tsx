import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'

import type { AreaGuardada, LojaGuardada, LugarRecusado } from '@vitrine/contract'

import type { Tiles } from './fundo.ts'
import type { QuadroProps } from './quadro-de-areas.tsx'

interface MapaDasAreasProps {
  areas: readonly AreaGuardada[]
  lojas: readonly LojaGuardada[]
  recusados: readonly LugarRecusado[]
  tiles: Tiles
}

const Quadro = lazy(loadQuadro)

/** Without its file the lists below say all of it. */
function loadQuadro(): Promise<{ default: ComponentType<QuadroProps> }> {
  return import('./quadro-de-areas.tsx').then(
    (arquivo) => ({ default: arquivo.QuadroDeAreas }),
    () => ({ default: () => null }),
  )
}

const neverChanges = () => () => {}

/** Where a store delivers, as a picture; Leaflet wants a window, so the server keeps its place alone. */
export function MapaDasAreas({ areas, lojas, recusados, tiles }: MapaDasAreasProps) {
  const isViva = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const fundo = useMemo(() => ({ outras: areas, lojas, recusados }), [areas, lojas, recusados])
  if (areas.length === 0 && lojas.length === 0 && recusados.length === 0) return null
  const espera = <div className="area-espera" aria-hidden="true" />
  return (
    <figure className="area-figura">
      <Suspense fallback={espera}>{isViva ? <Quadro fundo={fundo} tiles={tiles} /> : espera}</Suspense>
      <figcaption>
        {recusados.length > 0
          ? 'Na cor da marca, onde a loja entrega. Em vermelho, onde clientes pediram e não foram atendidos nos últimos 30 dias.'
          : 'Na cor da marca, onde a loja entrega.'}
      </figcaption>
    </figure>
  )
}
