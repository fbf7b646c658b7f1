import type { Posicao } from './geojson.ts'

/** A side of a ring, with its place in it. */
export interface Lado {
  a: Posicao
  b: Posicao
  ordem: number
}

export function listLados(anel: readonly Posicao[]): Lado[] {
  return anel.slice(1).map((b, ordem) => ({ a: anel[ordem] ?? b, b, ordem }))
}

export const oesteDe = ({ a, b }: Pick<Lado, 'a' | 'b'>) => Math.min(a[0], b[0])
export const lesteDe = ({ a, b }: Pick<Lado, 'a' | 'b'>) => Math.max(a[0], b[0])

/** Left, straight on or right, from `a` over `b` to `c`. */
export function turnOf(a: Posicao, b: Posicao, c: Posicao): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}

/** Each goes from one side of the other to its other side. */
export function crossesLado(p: Lado, q: Lado): boolean {
  return (
    turnOf(p.a, p.b, q.a) * turnOf(p.a, p.b, q.b) < 0 && turnOf(q.a, q.b, p.a) * turnOf(q.a, q.b, p.b) < 0
  )
}
