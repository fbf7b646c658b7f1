import { addDias, formatHora, nameDiaCurto, wallClockOf, weekdayOf } from '#data'

/** Hours of a week, Monday first: '08:00-18:00', or null for a day that is closed. */
export type Semana = readonly (string | null)[]

export interface Abertura {
  aberta: boolean
  /** 'Aberta até 18h', 'Abre às 8h', 'Abre amanhã às 8h', 'Abre sáb. às 9h'. */
  texto: string
}

/** Whether one of a supplier's stores is open at a moment (ux 1.1.1); null when none has told its hours. */
export function explainAbertura(semanas: readonly Semana[], fuso: string, agora: Date): Abertura | null {
  const { data, hora } = wallClockOf(agora, fuso)
  const hoje = semanas.flatMap((semana) => hoursOf(semana, data))
  const fim = hoje.filter(({ abre, fecha }) => abre <= hora && hora < fecha).map(({ fecha }) => fecha)
  const ultimo = fim.toSorted().at(-1)
  if (ultimo) return { aberta: true, texto: `Aberta até ${formatHora(ultimo)}` }
  for (let passo = 0; passo <= 7; passo++) {
    const dia = addDias(data, passo)
    const horas = semanas.flatMap((semana) => hoursOf(semana, dia)).map(({ abre }) => abre)
    const [abre] = horas.filter((each) => passo > 0 || each > hora).toSorted()
    if (abre) return { aberta: false, texto: `Abre ${whenOf(passo, dia)}às ${formatHora(abre)}` }
  }
  return null
}

/** Whether a store is open now or still opens today; one that told no hours at all is not closed for all we know. */
export function isAbertaHoje(semana: Semana, fuso: string, agora: Date): boolean {
  if (!semana.some(Boolean)) return true
  const { data, hora } = wallClockOf(agora, fuso)
  return hoursOf(semana, data).some(({ fecha }) => hora < fecha)
}

/** The hours of one day, 'HH:MM'; none where it is closed. */
export function hoursOf(semana: Semana, data: string): { abre: string; fecha: string }[] {
  const [abre, fecha] = semana[weekdayOf(data) - 1]?.split('-') ?? []
  return abre && fecha ? [{ abre, fecha }] : []
}

function whenOf(passo: number, dia: string): string {
  if (passo === 0) return ''
  return passo === 1 ? 'amanhã ' : `${nameDiaCurto(dia)} `
}
