import type { Fechado } from '#entrega'
import { pluralize } from '#texto'

import { sayRetorno, sayVolta } from './ausencia.ts'

interface PromessaDita {
  /** When somebody is there again; null: somebody is there now, or nobody said when. */
  volta: Date | null
  /** What closes the day of `agora`; null: it is a day like others. */
  hoje?: Fechado | null
  /** Within so many minutes of the hours; null: nothing is promised. */
  minutos: number | null
  agora: Date
  fuso: string
}

/** What a customer reads before it writes (ux 1.18.2): when somebody is there, and how soon it is answered. Null: nothing is known. */
export function describePromessa({ volta, hoje, minutos, agora, fuso }: PromessaDita): string | null {
  const prazo = minutos === null ? null : `em até ${sayMinutos(minutos)}`
  if (volta) {
    const dita = sayVolta(volta, { agora, fuso })
    const quando = hoje ? sayRetorno(hoje, dita) : `Atendimento fechado agora, volta ${dita}.`
    return prazo ? `${quando} Depois, respondemos ${prazo}.` : quando
  }
  return prazo && `Respondemos ${prazo}.`
}

/** '15 minutos', '1 hora', '1 hora e 30 minutos'. */
function sayMinutos(minutos: number): string {
  const horas = Math.floor(minutos / 60)
  const resto = minutos % 60
  const partes = [
    horas > 0 && pluralize(horas, 'hora', 'horas'),
    resto > 0 && pluralize(resto, 'minuto', 'minutos'),
  ]
  return partes.filter(Boolean).join(' e ')
}
