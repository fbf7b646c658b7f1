import { addDias } from './dia.ts'
import { formatHoraDe } from './formato.ts'
import { todayIn } from './hoje.ts'
import { formatDiaDaSemana } from './nomes.ts'

/** Today where the store is, and the zone of its clock: what its days and moments are told from. */
export interface Hoje {
  /** 'YYYY-MM-DD'. */
  data: string
  fuso: string
}

/** 'hoje', 'ontem', 'sex., 20 nov.', 'sex., 20 nov. 2025': a day 'YYYY-MM-DD' seen from `hoje`. */
export function formatDiaRelativo(data: string, { data: hoje }: Pick<Hoje, 'data'>): string {
  if (data === hoje) return 'hoje'
  if (data === addDias(hoje, 1)) return 'amanhã'
  if (data === addDias(hoje, -1)) return 'ontem'
  const ano = data.slice(0, 4)
  return `${formatDiaDaSemana(data)}${ano === hoje.slice(0, 4) ? '' : ` ${ano}`}`
}

/** 'hoje, 14h06' of a moment. */
export function formatQuando(iso: string, hoje: Hoje): string {
  return `${formatDiaRelativoDe(iso, hoje)}, ${formatHoraDe(iso, hoje.fuso)}`
}

/** The day of a moment, as people say it. */
export function formatDiaRelativoDe(iso: string, hoje: Hoje): string {
  return formatDiaRelativo(todayIn(hoje.fuso, new Date(iso)), hoje)
}

/** Today where the store is. */
export function hojeNaLoja({ fuso }: Pick<Hoje, 'fuso'>): Hoje {
  return { data: todayIn(fuso, new Date()), fuso }
}
