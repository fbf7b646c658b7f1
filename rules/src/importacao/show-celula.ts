import { writeNumero } from '#numero'

import { protectTexto } from './apostrofo.ts'
import type { Valor } from './coluna.ts'

/** A value as the cell that is read as the same value: the comma in numbers, Sim and Não, '' for none. */
export function showCelula(valor: Valor): string {
  if (valor === null) return ''
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não'
  return typeof valor === 'number' ? writeNumero(valor) : protectTexto(valor)
}
