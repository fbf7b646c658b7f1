import { writeNumero } from '#numero'

/** A number of a sheet as its cell shows it: what a sum of fractions leaves behind the sixth decimal is no part of it. */
export function showNumeroLido(numero: number): string {
  const curto = Math.round(numero * 1_000_000) / 1_000_000
  return writeNumero(!Number.isInteger(numero) && Math.abs(curto - numero) < 1e-9 ? curto : numero)
}
