/** The part of Leaflet that is used here; the package brings no types. */
declare module 'leaflet' {
  export type Par = [lat: number, lng: number]
  interface Camada {
    addTo(mapa: Mapa): this
    remove(): void
  }
  interface Mapa {
    setView(centro: Par, zoom: number): this
    fitBounds(pares: Par[], opcoes?: { padding?: Par; maxZoom?: number }): this
    panTo(centro: Par): this
    getBounds(): { contains(par: Par): boolean }
    on(evento: 'click', ouvinte: (event: { latlng: { lat: number; lng: number } }) => void): this
    remove(): void
    attributionControl: { setPrefix(prefixo: false): void }
  }
  interface Marcador extends Camada {
    setLatLng(par: Par): this
    getLatLng(): { lat: number; lng: number }
    on(evento: 'dragend', ouvinte: () => void): this
    getElement(): HTMLElement | undefined
  }
  export interface Icone {
    readonly marca?: never
  }
  export function map(
    elemento: HTMLElement,
    opcoes: {
      zoomControl: boolean
      scrollWheelZoom: boolean
      keyboard: boolean
      dragging: boolean
      maxZoom: number
    },
  ): Mapa
  export function polygon(aneis: Par[][], opcoes: { className: string; interactive: boolean }): Camada
  export function marker(
    par: Par,
    opcoes: { icon: Icone; draggable?: boolean; keyboard: boolean; alt: string; title?: string },
  ): Marcador
  export function divIcon(opcoes: { className: string; iconSize: Par; iconAnchor: Par; html: string }): Icone
  export function tileLayer(url: string, opcoes: { attribution: string; maxZoom: number }): Camada
  export const control: {
    zoom(opcoes: { zoomInTitle: string; zoomOutTitle: string }): Camada
    scale(opcoes: { imperial: boolean }): Camada
  }
}
