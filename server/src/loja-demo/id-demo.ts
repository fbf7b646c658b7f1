import { createHash } from 'node:crypto'

/** The same id for the same name on every machine: a UUID v8 (RFC 9562) of the name's SHA-256. */
export function idDemo(...nome: (string | number)[]): string {
  const hex = createHash('sha256').update(nome.join('\u0000')).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Numbers between 0 and 1, the same each time for the same seed (mulberry32). */
export function makeAcaso(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
