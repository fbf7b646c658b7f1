export interface Ponto {
  lat: number
  lng: number
}

const METROS_POR_GRAU = 111_200
export type Rumo = 'norte' | 'sul' | 'leste' | 'oeste'

const rumoDaTecla: Readonly<Record<string, Rumo>> = {
  ArrowUp: 'norte',
  ArrowDown: 'sul',
  ArrowRight: 'leste',
  ArrowLeft: 'oeste',
}

/** The direction of an arrow key; undefined for any other. */
export const rumoOf = (tecla: string): Rumo | undefined => rumoDaTecla[tecla]

/** A point so many metres away, kept on the globe (ux 1.2.3: arrow keys move the pin by 10 m). */
export function movePonto({ lat, lng }: Ponto, rumo: Rumo, metros: number): Ponto {
  const graus = metros / METROS_POR_GRAU
  if (rumo === 'norte' || rumo === 'sul') {
    const novo = lat + (rumo === 'norte' ? graus : -graus)
    return { lat: Math.max(-90, Math.min(90, novo)), lng }
  }
  const passo = graus / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const novo = lng + (rumo === 'leste' ? passo : -passo)
  return { lat, lng: ((((novo + 180) % 360) + 360) % 360) - 180 }
}
