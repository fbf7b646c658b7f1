import 'leaflet/dist/leaflet.css'
import './mapa.css'

import { useEffect, useEffectEvent, useRef } from 'react'
import * as leaflet from 'leaflet'
import type { LatLngTuple } from 'leaflet'

import type { LojaColeta } from '@vitrine/contract'
import type { JanelaVitrine } from '@vitrine/contract/janela'

import { movePonto, rumoOf, type Ponto } from './move-ponto.ts'

export interface MapaProps {
  /** Rings of each area, the outer one first; shaded. */
  areas: Ponto[][][]
  lojas: LojaColeta[]
  /** Null: only areas and stores are shown, and the map stays where it is. */
  pino: Ponto | null
  /** Absent: the pin only shows where. */
  onPino?: (ponto: Ponto) => void
  /** Null: no tiles, plain ground. */
  fundo: JanelaVitrine['mapa']
}

const PERTO = 15
const PASSO_M = 10
const PASSO_LONGO_M = 100

const par = ({ lat, lng }: Ponto): LatLngTuple => [lat, lng]

/**
 * Areas, stores and one pin that is dragged, tapped into place or moved with the arrow keys (10 m, with Shift 100 m). Loaded
 * when it is first drawn; Leaflet wants a window, so never on the server.
 */
export function Mapa({ areas, lojas, pino, onPino, fundo }: MapaProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const desenho = useRef<ReturnType<typeof drawMapa> | null>(null)
  const place = useEffectEvent((ponto: Ponto) => onPino?.(ponto))
  const inicio = useEffectEvent(() => pino)
  const isFixo = useEffectEvent(() => onPino === undefined)
  useEffect(() => {
    if (!lugar.current) return
    const drawn = drawMapa(lugar.current, { areas, lojas, fundo, pino: inicio() }, isFixo() ? null : place)
    desenho.current = drawn
    return () => drawn.remove()
  }, [areas, lojas, fundo])
  useEffect(() => {
    if (pino) desenho.current?.move(pino)
  }, [pino])
  return <div ref={lugar} className="mapa" role="region" aria-label="Mapa" />
}

function drawMapa(
  elemento: HTMLElement,
  { areas, lojas, fundo, pino }: Omit<MapaProps, 'onPino'>,
  onPino: ((ponto: Ponto) => void) | null,
) {
  const mapa = leaflet.map(elemento, {
    zoomControl: false,
    scrollWheelZoom: false,
    keyboard: false,
    // A finger that moves over a picture among words moves the page.
    dragging: pino !== null,
    maxZoom: 19,
  })
  mapa.attributionControl.setPrefix(false)
  if (fundo) leaflet.tileLayer(fundo.tiles, { attribution: fundo.atribuicao, maxZoom: 19 }).addTo(mapa)
  for (const aneis of areas)
    leaflet
      .polygon(
        aneis.map((anel) => anel.map(par)),
        { className: 'mapa-area', interactive: false },
      )
      .addTo(mapa)
  for (const [i, loja] of lojas.entries()) drawLoja(loja, i + 1).addTo(mapa)
  // Where there are areas they are shown whole, with the pin or the stores; else the surroundings of these.
  const pontos = pino ? [pino] : lojas
  mapa.fitBounds([...areas.flat(2), ...pontos].map(par), { padding: [12, 12], maxZoom: PERTO })
  leaflet.control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(mapa)
  leaflet.control.scale({ imperial: false }).addTo(mapa)

  const remove: () => void = () => mapa.remove()
  if (!pino) return { remove, move() {} }
  const marcador = drawPino(pino, onPino !== null).addTo(mapa)
  let atual = pino
  if (onPino) {
    mapa.on('click', ({ latlng: { lat, lng } }) => onPino({ lat, lng }))
    marcador.on('dragend', () => {
      const { lat, lng } = marcador.getLatLng()
      onPino({ lat, lng })
    })
    marcador.getElement()?.addEventListener('keydown', (event) => {
      const rumo = rumoOf(event.key)
      if (!rumo) return
      event.preventDefault()
      onPino(movePonto(atual, rumo, event.shiftKey ? PASSO_LONGO_M : PASSO_M))
    })
  }
  return {
    remove,
    move(ponto: Ponto) {
      atual = ponto
      marcador.setLatLng(par(ponto))
      // The map stays where it is while the pin is in sight.
      if (!mapa.getBounds().contains(par(ponto))) mapa.panTo(par(ponto))
    },
  }
}

function drawPino(ponto: Ponto, isMovel: boolean) {
  const icon = leaflet.divIcon({ className: 'mapa-pino', iconSize: [28, 28], iconAnchor: [14, 14], html: '' })
  return leaflet.marker(par(ponto), {
    icon,
    draggable: isMovel,
    keyboard: isMovel,
    alt: isMovel ? 'Alfinete do endereço: mova com as setas' : 'Alfinete da loja',
    title: isMovel ? 'Alfinete do endereço: mova com as setas' : '',
  })
}

/** Numbered as in the list beside the map; the list is what is chosen from. */
function drawLoja({ lat, lng }: LojaColeta, numero: number) {
  const icon = leaflet.divIcon({
    className: 'mapa-loja',
    iconSize: [24, 24],
    iconAnchor: [12, 12],
    html: `<span aria-hidden="true">${numero}</span>`,
  })
  return leaflet.marker([lat, lng], { icon, keyboard: false, alt: '' })
}
