import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

import type { AreaGuardada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { Campo, Formulario, useTextos, useUma } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { camposDaArea, sayArea, type AreaEscrita } from './area.ts'
import { Cantos } from './cantos.tsx'
import type { Geojson } from './contorno.ts'
import { Desenho } from './desenho.tsx'
import { FatosDaArea } from './fatos-da-area.tsx'
import type { Fundo, Tiles } from './fundo.ts'
import type { MapaDaAreaProps } from './mapa-da-area.tsx'
import { Retrato } from './retrato.tsx'
import { useHistorico } from './use-historico.ts'

const MapaDaArea = lazy(loadMapa)

/** Without its file the area is still written, without a map: its picture stands there. */
function loadMapa(): Promise<{ default: ComponentType<MapaDaAreaProps> }> {
  return import('./mapa-da-area.tsx').then(
    (arquivo) => ({ default: arquivo.MapaDaArea }),
    () => ({ default: SemMapa }),
  )
}

const SemMapa = ({ historico, fundo }: MapaDaAreaProps) => (
  <Figura geojson={historico.agora} fundo={fundo} nome="" />
)

interface EditorAreaProps {
  area: AreaEscrita
  fundo: Fundo
  tiles: Tiles
  onGravada: (gravada: AreaGuardada) => void
}

/** An area: its name, and its outline, drawn on a map, by a radius, from a file or by its corners. */
export function EditorArea({ area, fundo, tiles, onGravada }: EditorAreaProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => ({ nome: area.nome }))
  const historico = useHistorico(area.geojson)
  const { agora: geojson, set: setGeojson } = historico
  const estado = useArea(area, onGravada)
  const { erros, setErros, save } = estado
  async function write(versao?: number | null) {
    if (!geojson) return setErros({ geojson: 'Desenhe o contorno, ou envie um arquivo.' })
    const { idarea, tipo } = area
    if (await save({ idarea, tipo, nome: textos.nome ?? '', geojson }, versao))
      showToast('Gravado. Já vale na loja.')
  }
  return (
    <Formulario
      nome="Área"
      estado={estado}
      onWrite={write}
      say={({ nome, tipo, geojson: dela }) => (dela ? `${nome}, ${sayArea({ tipo, geojson: dela })}` : nome)}
      onOutra={(outros) => {
        setTextos({ nome: outros.nome })
        setGeojson(outros.geojson)
      }}
    >
      <fieldset>
        <legend className="sr-only">Área</legend>
        <Campo
          escrita={escritaOf(erros)}
          nome="nome"
          label="Nome"
          hint="Só a equipe o vê: Centro e Cambuí."
          maxLength={120}
        />
      </fieldset>
      <fieldset>
        <legend>Contorno</legend>
        <Suspense fallback={<Figura geojson={geojson} fundo={fundo} nome={textos.nome ?? ''} />}>
          <MapaDaArea historico={historico} fundo={fundo} tiles={tiles} />
        </Suspense>
        {geojson && (
          <p className="text-ink-muted" role="status">
            <FatosDaArea
              tipo={area.tipo}
              geojson={geojson}
              outras={fundo.outras}
              recusados={fundo.recusados}
            />
          </p>
        )}
        {erros.geojson && (
          <p className="text-danger" role="alert">
            {erros.geojson}
          </p>
        )}
        <Desenho lojas={fundo.lojas} onDesenho={setGeojson} />
        <Cantos geojson={geojson} onDesenho={setGeojson} />
      </fieldset>
    </Formulario>
  )
}

function Figura({ geojson, fundo, nome }: { geojson: Geojson | null; fundo: Fundo; nome: string }) {
  if (!geojson) return <p className="text-ink-muted">O mapa está chegando…</p>
  return (
    <figure className="area-figura">
      <Retrato
        area={geojson}
        outras={fundo.outras.map((outra) => outra.geojson)}
        lojas={fundo.lojas}
        nome={`Contorno de ${nome || 'uma área sem nome'}`}
      />
    </figure>
  )
}

function useArea(area: AreaEscrita, onGravada: EditorAreaProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const { idarea } = area
  return useUma<AreaEscrita, AreaGuardada>(
    area,
    {
      campos: camposDaArea,
      // An area without an outline is not sent (`write` above).
      write: ({ nome, tipo, geojson }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/areas/{idarea}', {
          params: { idfornecedor, idarea },
          body: { nome, tipo, geojson: geojson ?? { type: 'Polygon', coordinates: [] }, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/areas', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idarea === idarea,
    },
    onGravada,
  )
}
