import { protectTexto } from './apostrofo.ts'
import type { Valor } from './coluna.ts'

/** A value as the cell that is read as the same value: the comma in numbers, Sim and Não, '' for none. */
export function showCelula(valor: Valor): string {
  if (valor === null) return ''
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não'
  return typeof valor === 'number' ? String(valor).replace('.', ',') : protectTexto(valor)
}

/** A number of a sheet as its cell shows it: what a sum of fractions leaves behind the sixth decimal is no part of it. */
export function showNumeroLido(numero: number): string {
  const curto = Math.round(numero * 1_000_000) / 1_000_000
  return showCelula(!Number.isInteger(numero) && Math.abs(curto - numero) < 1e-9 ? curto : numero)
}
