import { diasEntre, formatDiaDoMes, nameDia, weekdayOf } from '#data'

/** Until when something runs whose last day is `ate`, as people say it on day `hoje`: 'até domingo'. */
export function formatFim(ate: string, hoje: string): string {
  const dias = diasEntre(hoje, ate)
  if (dias <= 0) return 'só hoje'
  if (dias === 1) return 'até amanhã'
  if (dias < 7) return `até ${nameDia(ate)}${weekdayOf(ate) <= 5 ? '-feira' : ''}`
  return `até ${formatDiaDoMes(ate)}`
}
