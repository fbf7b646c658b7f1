import 'leaflet/dist/leaflet.css'
import './mapa.css'

import * as leaflet from 'leaflet'
import type { LatLngTuple } from 'leaflet'

import type { AreaGuardada, LojaGuardada, LugarRecusado } from '@vitrine/contract'
import type { ContextoPainel } from '@vitrine/contract/janela'
import { computeCaixa } from '@vitrine/rules/poligono'
import { pluralize } from '@vitrine/rules/texto'

import type { Geojson } from './contorno.ts'

/** The ground below it; null: a plain one. */
export type Tiles = ContextoPainel['janela']['mapa']

/** What lies around the outline that is drawn. */
export interface Fundo {
  outras: readonly AreaGuardada[]
  lojas: readonly LojaGuardada[]
  /** Where people asked for delivery and got none. */
  recusados: readonly LugarRecusado[]
}

/** Where there is nothing yet: Brazil. */
const BRASIL: LatLngTuple[] = [
  [-33.8, -74],
  [5.3, -34.8],
]
/** A few kilometres: areas are larger than a street. */
const PERTO = 13

/** A map with areas and their names, stores, and refused places; around `centro`, else around all of it. Leaflet wants a window: never on the server. */
export function drawFundo(
  elemento: HTMLElement,
  { outras, lojas, recusados }: Fundo,
  { tiles, centro }: { tiles: Tiles; centro: Geojson | null },
): leaflet.Map {
  const mapa = leaflet.map(elemento, { zoomControl: false, scrollWheelZoom: false, maxZoom: 19 })
  mapa.attributionControl.setPrefix(false)
  // Names are written where they are seen: a place on the screen comes first.
  keepVista(mapa, elemento, () =>
    showAreas(mapa, centro ? [centro] : outras.map(({ geojson }) => geojson), lojas),
  )
  if (tiles) leaflet.tileLayer(tiles.tiles, { attribution: tiles.atribuicao, maxZoom: 19 }).addTo(mapa)
  for (const { geojson, nome } of outras)
    leaflet
      .geoJSON(geojson, { interactive: false, style: { className: 'area-outra' } })
      .bindTooltip(nome, { permanent: true, direction: 'center', className: 'mapa-nome' })
      .addTo(mapa)
  for (const { lat, lng, vezes } of recusados)
    leaflet
      .circleMarker([lat, lng], { radius: radiusOf(vezes), className: 'mapa-recusado' })
      .bindTooltip(pluralize(vezes, 'pedido recusado', 'pedidos recusados'))
      .addTo(mapa)
  for (const { lat, lng, nome } of lojas)
    leaflet
      .circleMarker([lat, lng], { radius: 6, className: 'mapa-loja', interactive: false })
      .bindTooltip(nome, { permanent: true, direction: 'bottom', offset: [0, 6], className: 'mapa-nome' })
      .addTo(mapa)
  leaflet.control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(mapa)
  leaflet.control.scale({ imperial: false }).addTo(mapa)
  return mapa
}

/** A dialog that is opening has no size yet: what is to be seen is chosen once it has, and the map follows when it changes. */
function keepVista(mapa: leaflet.Map, elemento: HTMLElement, show: () => void): void {
  let isVista = elemento.clientWidth > 0
  show()
  const observador = new ResizeObserver(() => {
    mapa.invalidateSize({ animate: false })
    if (!isVista && elemento.clientWidth > 0) {
      isVista = true
      show()
    }
  })
  observador.observe(elemento)
  mapa.on('unload', () => observador.disconnect())
}

/** These areas whole, and the stores; without either, Brazil. */
export function showAreas(mapa: leaflet.Map, areas: readonly Geojson[], lojas: Fundo['lojas']): void {
  const pontos = [...areas.flatMap(cantosOf), ...lojas.map(({ lat, lng }): LatLngTuple => [lat, lng])]
  mapa.fitBounds(pontos.length > 0 ? pontos : BRASIL, { padding: [24, 24], maxZoom: PERTO, animate: false })
}

/** The ground of a circle grows with what it counts. */
const radiusOf = (vezes: number) => Math.min(5 + Math.sqrt(vezes) * 2, 24)

function cantosOf(area: Geojson): LatLngTuple[] {
  const { lat_min, lat_max, lng_min, lng_max } = computeCaixa(area)
  return [
    [lat_min, lng_min],
    [lat_max, lng_max],
  ]
}
