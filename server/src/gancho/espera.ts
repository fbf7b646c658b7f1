const HORA = 3600
/** After how many failures in a row an address is left alone for a while. */
const PACIENCIA = 5

/** Seconds until a delivery is tried again: 5, 20, 80 … at most 12 hours, a little apart from each other. */
export function waitOfEntrega(tentativas: number, acaso = Math.random()): number {
  return Math.min(5 * 4 ** (tentativas - 1), 12 * HORA) * (0.9 + acaso * 0.2)
}

/** Seconds without a try, by the number of failures in a row; 0: no pause yet. At least one try an hour is made. */
export function restOfGancho(falhas: number): number {
  return falhas < PACIENCIA ? 0 : Math.min(60 * 2 ** (falhas - PACIENCIA), HORA)
}
