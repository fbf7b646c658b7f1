import { pluralize } from '@vitrine/rules/texto'

const HORA = 3_600_000
const AVISO = 72 * HORA

/** 'Termina em 31 horas'; null while more than three days are left, or none. */
export function describePrazo(vence_em: string, agora: number): string | null {
  const left = Date.parse(vence_em) - agora
  if (left <= 0 || left > AVISO) return null
  const hours = Math.floor(left / HORA)
  return hours === 0 ? 'Termina em menos de uma hora' : `Termina em ${pluralize(hours, 'hora', 'horas')}`
}
