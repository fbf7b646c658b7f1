import { weekdayOf } from './dia.ts'

const SEMANA = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const
const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** 'qui., 26 nov.' of a day. */
export function formatDiaDaSemana(data: string): string {
  return `${nameDiaCurto(data)}, ${formatDiaDoMes(data)}`
}

/** '26 nov.' of a day. */
export function formatDiaDoMes(data: string): string {
  return `${Number(data.slice(8))} ${nameMesCurto(data)}`
}

/** 'quinta', the day of the week. */
export function nameDia(data: string): string {
  return SEMANA[weekdayOf(data) - 1] ?? ''
}

/** 'qui.', the day of the week. */
export function nameDiaCurto(data: string): string {
  return `${nameDia(data).slice(0, 3)}.`
}

/** 'nov.', 'maio', the month. */
export function nameMesCurto(data: string): string {
  const mes = mesOf(data)
  return mes.length > 4 ? `${mes.slice(0, 3)}.` : mes
}

function mesOf(data: string): string {
  return MESES[Number(data.slice(5, 7)) - 1] ?? ''
}
