import { pluralize } from '#texto'

import { sayVolta } from './ausencia.ts'

interface PromessaDita {
  /** When somebody is there again; null: somebody is there now, or nobody said when. */
  volta: Date | null
  /** Within so many minutes of the hours; null: nothing is promised. */
  minutos: number | null
  agora: Date
  fuso: string
}

/** What a customer reads before it writes (ux 1.18.2): when somebody is there, and how soon it is answered. Null: nothing is known. */
export function describePromessa({ volta, minutos, agora, fuso }: PromessaDita): string | null {
  const prazo = minutos === null ? null : `em até ${sayMinutos(minutos)}`
  if (volta) {
    const quando = `Atendimento fechado agora, volta ${sayVolta(volta, { agora, fuso })}.`
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
