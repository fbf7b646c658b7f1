/** Tries that were made, and how long ago the last one was. */
export interface Tentativas {
  quantas: number
  segundosDesdeAUltima: number
}

export interface Folga {
  /** Tries that are not delayed, because people mistype. */
  livres: number
  /** The longest wait, seconds: nobody is ever locked out. */
  maximo: number
}

/** Seconds until the next try is taken: 1, 2, 4, 8 … up to `maximo`; 0 for at once. */
export function computeEspera(
  { quantas, segundosDesdeAUltima }: Tentativas,
  { livres, maximo }: Folga,
): number {
  if (quantas < livres) return 0
  const intervalo = Math.min(2 ** (quantas - livres), maximo)
  return Math.max(0, Math.ceil(intervalo - segundosDesdeAUltima))
}
