import { addDias, DIA_MS, instantOf, wallClockOf } from '#data'
import { hoursOf, type Semana } from '#entrega'

/** When the people of a supplier answer: the hours of its stores. None known: at any time. */
export interface Expediente {
  semanas: readonly Semana[]
  fuso: string
  /** Days on which nobody answers, whatever the hours of their weekday say. */
  isFechado?: ((data: string) => boolean) | undefined
}

/** From when until when somebody is there, milliseconds. */
export interface Turno {
  abre: number
  fecha: number
}

/** How far hours are looked for: a store that is closed for longer says nothing. */
export const DIAS_DE_BUSCA = 400

const semHoras = ({ semanas }: Expediente) => !semanas.some((semana) => semana.some(Boolean))

/** Hours of a day of all stores, joined where they meet, in their order. */
function turnosDe({ semanas, fuso, isFechado }: Expediente, data: string): Turno[] {
  if (isFechado?.(data)) return []
  const horas = semanas
    .flatMap((semana) => hoursOf(semana, data))
    .map(({ abre, fecha }) => ({
      abre: instantOf(data, abre, fuso).getTime(),
      fecha: instantOf(data, fecha, fuso).getTime(),
    }))
    .toSorted((a, b) => a.abre - b.abre)
  return horas.reduce<Turno[]>((juntos, turno) => {
    const last = juntos.at(-1)
    if (!last || last.fecha < turno.abre) return [...juntos, turno]
    return [...juntos.slice(0, -1), { ...last, fecha: Math.max(last.fecha, turno.fecha) }]
  }, [])
}

/** Turns of the days from a moment on, forward or back, without those of before (or after) it; one without end where no hours are known. */
export function* listTurnos(expediente: Expediente, desde: Date, passo: 1 | -1): Generator<Turno> {
  const momento = desde.getTime()
  if (semHoras(expediente)) {
    const longe = momento + passo * DIAS_DE_BUSCA * DIA_MS
    yield { abre: Math.min(momento, longe), fecha: Math.max(momento, longe) }
    return
  }
  const { data } = wallClockOf(desde, expediente.fuso)
  for (let dia = 0; dia <= DIAS_DE_BUSCA; dia += 1) {
    const turnos = turnosDe(expediente, addDias(data, dia * passo))
    for (const { abre, fecha } of passo === 1 ? turnos : turnos.toReversed()) {
      const turno =
        passo === 1 ? { abre: Math.max(abre, momento), fecha } : { abre, fecha: Math.min(fecha, momento) }
      if (turno.abre < turno.fecha) yield turno
    }
  }
}

/** When somebody is there again; null: somebody is there now, or nobody said when. */
export function findReabertura(expediente: Expediente, agora: Date): Date | null {
  const [turno] = listTurnos(expediente, agora, 1)
  return turno && turno.abre > agora.getTime() ? new Date(turno.abre) : null
}

/** When nobody was there any more; null: somebody is there now, or nobody said when. */
export function findFechamento(expediente: Expediente, agora: Date): Date | null {
  if (!findReabertura(expediente, agora)) return null
  const [turno] = listTurnos(expediente, agora, -1)
  return turno ? new Date(turno.fecha) : null
}
