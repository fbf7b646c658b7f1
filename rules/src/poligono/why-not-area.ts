import type { Area, Posicao } from './geojson.ts'
import { lesteDe, listLados, oesteDe, turnOf, type Lado } from './lados.ts'

export type MotivoArea =
  /** A coordinate is outside the range of latitude or longitude. */
  | 'FORA'
  /** A ring of fewer than three corners. */
  | 'CURTA'
  /** The last point of a ring is not its first. */
  | 'ABERTA'
  /** A ring crosses or touches itself, or runs back over itself. */
  | 'CRUZADA'

/** Why a drawing cannot be used as an area (a point must be inside or outside of it); null when it can. */
export function whyNotArea({ type, coordinates }: Area): MotivoArea | null {
  const aneis = type === 'Polygon' ? coordinates : coordinates.flat()
  if (aneis.length === 0) return 'CURTA'
  for (const anel of aneis) {
    const motivo = whyNotAnel(anel)
    if (motivo) return motivo
  }
  return null
}

function whyNotAnel(anel: readonly Posicao[]): MotivoArea | null {
  const [primeira] = anel
  const ultima = anel.at(-1)
  if (!anel.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)) return 'FORA'
  if (!primeira || !ultima || anel.length < 4) return 'CURTA'
  if (!isSame(primeira, ultima)) return 'ABERTA'
  return crosses(listLados(anel)) ? 'CRUZADA' : null
}

/** Sides that share a corner may meet there alone; any others not at all. From west to east, each is held against those it overlaps. */
function crosses(lados: readonly Lado[]): boolean {
  const fila = lados.toSorted((p, q) => oesteDe(p) - oesteDe(q))
  return fila.some((lado, i) => {
    if (isSame(lado.a, lado.b)) return true
    const leste = lesteDe(lado)
    for (let j = i + 1; j < fila.length; j++) {
      const outro = fila[j]
      if (!outro || oesteDe(outro) > leste) return false
      if (meets(lado, outro, lados.length)) return true
    }
    return false
  })
}

const isSame = (p: Posicao, q: Posicao) => p[0] === q[0] && p[1] === q[1]

function meets(p: Lado, q: Lado, lados: number): boolean {
  if ((p.ordem + 1) % lados === q.ordem) return runsBack(p.a, p.b, q.b)
  if ((q.ordem + 1) % lados === p.ordem) return runsBack(q.a, q.b, p.b)
  const [d1, d2] = [turnOf(p.a, p.b, q.a), turnOf(p.a, p.b, q.b)]
  const [d3, d4] = [turnOf(q.a, q.b, p.a), turnOf(q.a, q.b, p.b)]
  if (d1 !== d2 && d3 !== d4) return true
  return (
    (d1 === 0 && isBetween(p, q.a)) ||
    (d2 === 0 && isBetween(p, q.b)) ||
    (d3 === 0 && isBetween(q, p.a)) ||
    (d4 === 0 && isBetween(q, p.b))
  )
}

/** Whether a point that lies on the line of a side is on the side itself. */
function isBetween({ a, b }: Lado, [lng, lat]: Posicao): boolean {
  return (
    Math.min(a[0], b[0]) <= lng &&
    lng <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= lat &&
    lat <= Math.max(a[1], b[1])
  )
}

function runsBack(a: Posicao, b: Posicao, c: Posicao): boolean {
  const back = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0
  return back && turnOf(a, b, c) === 0
}
