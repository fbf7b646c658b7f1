const MINUTO_MS = 60_000
const SEIS_HORAS = 360
/** Two weeks and some, by six hours each. */
const MAX_VEZES = 66

/** When a host is looked at again by itself: soon at first, then less and less, at last (null) by a press alone. What is on the air goes on for ever. */
export function whenNext({
  no_ar,
  falta,
  vezes,
}: {
  no_ar: boolean
  /** It is on the air and points elsewhere. */
  falta: boolean
  /** Looks so far. */
  vezes: number
}): Date | null {
  if (!no_ar && vezes >= MAX_VEZES) return null
  const esperando = Math.min(2 ** Math.min(vezes, 10), SEIS_HORAS)
  const minutos = no_ar ? SEIS_HORAS / (falta ? 6 : 1) : esperando
  return new Date(Date.now() + minutos * MINUTO_MS)
}
