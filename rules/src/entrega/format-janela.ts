import { addDias, DIA_MS, formatDiaDaSemana, formatHora, todayIn, wallClockOf } from '#data'

/** A window as people say it: 'hoje, 18h–20h', 'qui., 26 nov., 8h–12h30'. `data` and `hoje` are days of the store. */
export function formatJanela(data: string, inicio: string, fim: string, hoje: string): string {
  const day = data === hoje ? 'hoje' : formatDiaDaSemana(data)
  return `${day}, ${formatHoras(inicio, fim)}`
}

/** '8h–12h30'. */
export function formatHoras(inicio: string, fim: string): string {
  return `${formatHora(inicio)}–${formatHora(fim)}`
}

/**
 * Until when to order: 'Peça até 16h', 'Peça até amanhã, 16h', 'Peça até qui., 26 nov., 16h'. Null when more than a week is left: so far away a limit is not useful.
 */
export function formatCorte(encerra_em: string, agora: Date, fuso: string): string | null {
  const instante = Date.parse(encerra_em)
  if (instante - agora.getTime() > 7 * DIA_MS) return null
  const hoje = todayIn(fuso, agora)
  const { data, hora } = wallClockOf(lastMinute(instante, fuso), fuso)
  const dia = { [hoje]: '', [addDias(hoje, 1)]: 'amanhã, ' }[data] ?? `${formatDiaDaSemana(data)}, `
  return `Peça até ${dia}${formatHora(hora)}`
}

/** Midnight is said as the last minute of the day that ends with it. */
function lastMinute(instante: number, fuso: string): Date {
  const { hora } = wallClockOf(new Date(instante), fuso)
  return new Date(hora === '00:00' ? instante - 60_000 : instante)
}
