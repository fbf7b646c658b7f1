import type { Coluna, Valor } from './coluna.ts'
import { camposDa, fichas, type FichaDeEspecie, type TipoDePlanilha } from './fichas.ts'
import { showCelula } from './show-celula.ts'

/** The heading of a field in a kind of sheet; of one without a column its own name. */
export function tituloDe(tipo: TipoDePlanilha, campo: string): string {
  return camposDa(fichas[tipo]).find((coluna) => coluna.campo === campo)?.titulo ?? campo
}

/** A value of a field as its cell says it. */
export function showValor(tipo: TipoDePlanilha, campo: string, valor: Valor): string {
  const { colunas }: FichaDeEspecie = fichas[tipo]
  const coluna: Coluna | undefined = colunas.find((cada) => cada.campo === campo)
  return (coluna?.show ?? showCelula)(valor)
}
