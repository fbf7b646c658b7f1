/** Leaflet and its styles: a file of its own, 43 KB, brought when a map is opened (docs/lugares.md). */
export const loadMapa = () => import('./mapa.tsx').then((m) => ({ default: m.Mapa }))
