import * as leaflet from 'leaflet'
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode, ValidateNotSelfIntersecting } from 'terra-draw'
import type { GeoJSONStoreFeatures } from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'

import { computeCaixa, countCantos } from '@vitrine/rules/poligono'

import { joinContorno, splitContorno, type Anel, type Geojson } from './contorno.ts'
import { drawFundo, showAreas, type Fundo, type Tiles } from './fundo.ts'

/** What a click does: begins or goes on a part of the area, a hole in it, or moves what stands. */
export type Modo = 'area' | 'buraco' | 'select'

export interface Desenhador {
  /** What came from elsewhere: a radius, a file, typed corners, a step back. */
  show: (geojson: Geojson | null) => void
  setModo: (modo: Modo) => void
  /** Takes out the part or hole that is chosen. */
  removeEscolhida: () => void
  close: () => void
}

interface Ouvintes {
  onDesenho: (geojson: Geojson | null) => void
  onModo: (modo: Modo) => void
  onEscolha: (isEscolhida: boolean) => void
}

/** More corners than a hand moves: each is a point on the screen. */
export const MAX_CANTOS_A_MAO = 500

/** A map on which an outline is drawn and moved by hand (terra-draw over Leaflet). */
export function openDesenhador(
  elemento: HTMLElement,
  { geojson, fundo, tiles }: { geojson: Geojson | null; fundo: Fundo; tiles: Tiles },
  { onDesenho, onModo, onEscolha }: Ouvintes,
): Desenhador {
  const mapa = drawFundo(elemento, fundo, { tiles, centro: geojson })
  const draw = openDraw(elemento, mapa)
  let mostrado: leaflet.Layer | null = null
  function show(agora: Geojson | null) {
    draw.clear()
    mostrado?.remove()
    mostrado = null
    onEscolha(false)
    if (!agora) return
    // Looked at alone: its corners are too many.
    if (countCantos(agora) > MAX_CANTOS_A_MAO)
      mostrado = leaflet.geoJSON(agora, { interactive: false, style: { className: 'area-esta' } }).addTo(mapa)
    else draw.addFeatures(toFeatures(agora))
    // A step back leaves the map where one works; what came from elsewhere may lie elsewhere.
    if (!isVista(mapa, agora)) showAreas(mapa, [agora], [])
  }
  function setModo(modo: Modo) {
    draw.setMode(modo)
    onModo(modo)
  }
  const tell = () => onDesenho(readDesenhado(draw.getSnapshot()))
  draw.on('finish', (id, { action }) => {
    tell()
    if (action !== 'draw') return
    // Drawn to its end, it is moved, not begun again.
    setModo('select')
    draw.selectFeature(id)
  })
  draw.on('select', () => onEscolha(true))
  draw.on('deselect', () => onEscolha(false))
  show(geojson)
  setModo('select')
  return {
    show,
    setModo,
    removeEscolhida() {
      const escolhidas = draw.getSnapshot().filter(({ properties }) => properties.selected)
      for (const { id } of escolhidas) if (id !== undefined) draw.deselectFeature(id)
      draw.removeFeatures(escolhidas.flatMap(({ id }) => (id === undefined ? [] : [id])))
      tell()
    },
    close() {
      draw.stop()
      mapa.remove()
    },
  }
}

function openDraw(elemento: HTMLElement, mapa: leaflet.Map): TerraDraw {
  const cor = corOf(elemento, '--brand-ui')
  const vazio = corOf(elemento, '--danger')
  const validation = (feature: GeoJSONStoreFeatures) => ValidateNotSelfIntersecting(feature)
  const flags = {
    feature: {
      validation,
      draggable: true,
      coordinates: { midpoints: true, draggable: true, deletable: true },
    },
  }
  const estilo = { fillColor: cor, fillOpacity: 0.15, outlineColor: cor, outlineWidth: 2 }
  const draw = new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({ lib: leaflet, map: mapa, coordinatePrecision: 6 }),
    modes: [
      new TerraDrawPolygonMode({ modeName: 'area', validation, styles: estilo }),
      new TerraDrawPolygonMode({
        modeName: 'buraco',
        validation,
        styles: { ...estilo, fillColor: vazio, outlineColor: vazio },
      }),
      new TerraDrawSelectMode({
        flags: { area: flags, buraco: flags },
        // The form has the keys: what is chosen goes by its button.
        keyEvents: null,
        styles: {
          selectedPolygonColor: cor,
          selectedPolygonFillOpacity: 0.25,
          selectedPolygonOutlineColor: cor,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: cor,
          selectionPointWidth: 6,
          midPointColor: cor,
          midPointWidth: 4,
        },
      }),
    ],
  })
  draw.start()
  return draw
}

function isVista(mapa: leaflet.Map, geojson: Geojson): boolean {
  const { lat_min, lat_max, lng_min, lng_max } = computeCaixa(geojson)
  return mapa.getBounds().contains([
    [lat_min, lng_min],
    [lat_max, lng_max],
  ])
}

function corOf(elemento: HTMLElement, nome: string): `#${string}` {
  const cor = getComputedStyle(elemento).getPropertyValue(nome).trim()
  return /^#[0-9a-f]{6}$/i.test(cor) ? (cor as `#${string}`) : '#0f5b63'
}

function toFeatures(geojson: Geojson): GeoJSONStoreFeatures[] {
  const { foras, buracos } = splitContorno(geojson)
  const toFeature = (mode: Modo) => (anel: Anel) => ({
    type: 'Feature' as const,
    geometry: { type: 'Polygon' as const, coordinates: [anel] },
    properties: { mode },
  })
  return [...foras.map(toFeature('area')), ...buracos.map(toFeature('buraco'))]
}

function readDesenhado(features: readonly GeoJSONStoreFeatures[]): Geojson | null {
  const aneisOf = (mode: Modo) =>
    features.flatMap(({ geometry, properties }): Anel[] =>
      geometry.type === 'Polygon' && properties.mode === mode
        ? geometry.coordinates.slice(0, 1).map((anel) => anel.map(([lng = 0, lat = 0]) => [lng, lat]))
        : [],
    )
  return joinContorno({ foras: aneisOf('area'), buracos: aneisOf('buraco') })
}
