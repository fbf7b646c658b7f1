import { addDias, todayIn } from '@vitrine/rules/entrega'

const FUSO = 'America/Sao_Paulo'
const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, hour: 'numeric', minute: '2-digit' })
const dias = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']
const meses = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

/** '14h06' of a moment, in the store's zone. */
export function formatHora(iso: string): string {
  const [hours, minutes] = hora.format(new Date(iso)).split(':')
  return `${Number(hours)}h${minutes}`
}

/** 'hoje', 'ontem', 'sex., 20 nov.', 'sex., 20 nov. 2025': a day 'YYYY-MM-DD' seen from `hoje`. */
export function formatDia(data: string, hoje: string): string {
  if (data === hoje) return 'hoje'
  if (data === addDias(hoje, 1)) return 'amanhã'
  if (data === addDias(hoje, -1)) return 'ontem'
  const [year, month, day] = data.split('-').map(Number)
  const ano = data.slice(0, 4) === hoje.slice(0, 4) ? '' : ` ${year}`
  return `${dias[new Date(data).getUTCDay()]}, ${day} ${meses[Number(month) - 1]}${ano}`
}

/** 'hoje, 14h06' of a moment. */
export function formatQuando(iso: string, hoje: string): string {
  return `${formatDia(todayIn(FUSO, new Date(iso)), hoje)}, ${formatHora(iso)}`
}

/** The day of a moment, as people say it. */
export function formatDiaDe(iso: string, hoje: string): string {
  return formatDia(todayIn(FUSO, new Date(iso)), hoje)
}

/** 'hoje, 18h–20h': when an order comes; `janela` is written with its day by the server, which is read from the hour on. */
export function formatEntrega(
  data_de_entrega: string | null,
  janela: string | null,
  hoje: string,
): string | null {
  if (!data_de_entrega) return null
  const horas = janela?.split(', ').at(-1)
  return [formatDia(data_de_entrega, hoje), horas].filter(Boolean).join(', ')
}

/** Today in the stores' zone, 'YYYY-MM-DD'. */
export function hojeNaLoja(): string {
  return todayIn(FUSO, new Date())
}
