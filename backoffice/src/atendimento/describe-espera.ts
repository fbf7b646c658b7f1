import type { ConversaDaEquipe } from '@vitrine/contract'
import { isAtrasada } from '@vitrine/rules/atendimento'
import { formatDiaRelativoDe, formatHoraDe, type Hoje } from '@vitrine/rules/data'
import type { IconName } from '@vitrine/ui'

/** How a conversation stands with the team, in a few words. */
export interface Espera {
  tom: 'danger' | 'warning' | undefined
  icone: IconName
  texto: string
}

/** From then on it is urgent. */
const URGENTE_MS = 15 * 60_000

/** Put off, done, or until when its customer is to be answered; null: nobody waits. By the clock of who looks, not of the answer: it gets late by itself. */
export function describeEspera(
  { estado, adiada_ate, prazo }: Partial<Pick<ConversaDaEquipe, 'estado' | 'adiada_ate' | 'prazo'>>,
  { agora, hoje }: { agora: string; hoje: Hoje },
): Espera | null {
  if (estado === 'RESOLVIDA') return { tom: undefined, icone: 'check-check', texto: 'resolvida' }
  if (adiada_ate && adiada_ate > agora)
    return { tom: undefined, icone: 'calendar-clock', texto: `volta ${sayQuando(adiada_ate, hoje, 'às ')}` }
  if (!prazo) return null
  if (isAtrasada(new Date(prazo), new Date(agora)))
    return { tom: 'danger', icone: 'timer', texto: `atrasada desde ${sayDesde(prazo, hoje)}` }
  const isUrgente = Date.parse(prazo) - Date.parse(agora) <= URGENTE_MS
  return {
    tom: isUrgente ? 'warning' : undefined,
    icone: 'timer',
    texto: `responder até ${sayQuando(prazo, hoje)}`,
  }
}

/** '14h06' of today, 'ontem, 17h10', 'seg., 30 nov., 9h00'. */
function sayQuando(iso: string, hoje: Hoje, antesDaHora = ''): string {
  const dia = formatDiaRelativoDe(iso, hoje)
  const hora = formatHoraDe(iso, hoje.fuso)
  return dia === 'hoje' ? antesDaHora + hora : `${dia}, ${hora}`
}

/** Of today the hour; of before the day alone. */
function sayDesde(iso: string, hoje: Hoje): string {
  const dia = formatDiaRelativoDe(iso, hoje)
  return dia === 'hoje' ? formatHoraDe(iso, hoje.fuso) : dia
}
