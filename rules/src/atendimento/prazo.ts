import { DIA_MS } from '#data'

import { DIAS_DE_BUSCA, listTurnos, type Expediente } from './expediente.ts'

const MINUTO_MS = 60_000

/** Until when a customer that waits since a moment is to be answered: so many minutes of the hours in which somebody is there. */
export function computePrazo(desde: Date, minutos: number, expediente: Expediente): Date {
  let resta = minutos * MINUTO_MS
  for (const { abre, fecha } of listTurnos(expediente, desde, 1)) {
    if (fecha - abre >= resta) return new Date(abre + resta)
    resta -= fecha - abre
  }
  return new Date(desde.getTime() + DIAS_DE_BUSCA * DIA_MS)
}

/** Who waits since this moment or longer is late now: the same rule read backwards, so that a database can ask for those that are. */
export function findLimiteDeEspera(agora: Date, minutos: number, expediente: Expediente): Date {
  let resta = minutos * MINUTO_MS
  for (const { abre, fecha } of listTurnos(expediente, agora, -1)) {
    if (fecha - abre >= resta) return new Date(fecha - resta)
    resta -= fecha - abre
  }
  return new Date(agora.getTime() - DIAS_DE_BUSCA * DIA_MS)
}

/** Whether an answer that was due by then is late. */
export const isAtrasada = (prazo: Date | null, agora: Date): boolean => prazo !== null && prazo <= agora
