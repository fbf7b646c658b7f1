import { addDias, instantOf, wallClockOf, weekdayOf } from '@vitrine/rules/data'

/** An hour that a conversation can be put off until with one press. */
export interface Adiamento {
  nome: string
  /** ISO. */
  ate: string
}

const SEGUNDA = 1
/** When a day of work begins, by the store's clock. */
const CEDO = '09:00'

/** 'Em 1 hora', 'Amanhã, 9h', 'Segunda, 9h'; on a Sunday tomorrow is Monday. */
export function listAdiamentos(agora: Date, fuso: string): Adiamento[] {
  const { data } = wallClockOf(agora, fuso)
  const amanha = addDias(data, 1)
  const segunda = addDias(data, (SEGUNDA + 7 - weekdayOf(data)) % 7 || 7)
  const cedo = (dia: string) => instantOf(dia, CEDO, fuso).toISOString()
  return [
    { nome: 'Em 1 hora', ate: new Date(agora.getTime() + 3_600_000).toISOString() },
    { nome: 'Amanhã, 9h', ate: cedo(amanha) },
    ...(segunda === amanha ? [] : [{ nome: 'Segunda, 9h', ate: cedo(segunda) }]),
  ]
}
