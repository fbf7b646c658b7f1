import { addDias, NACIONAIS, pascoaOf, weekdayOf } from '#data'

/** Holidays of each state with a fixed day. */
const ESTADUAIS: Readonly<Record<string, readonly string[]>> = {
  AC: ['01-23', '03-08', '06-15', '09-05', '11-17'],
  AL: ['06-24', '06-29', '09-16'],
  AM: ['09-05'],
  AP: ['03-19', '09-13'],
  BA: ['07-02'],
  CE: ['03-25'],
  DF: ['11-30'],
  GO: ['07-26', '10-24', '10-28'],
  MA: ['07-28'],
  MS: ['10-11'],
  PA: ['08-15'],
  PB: ['08-05'],
  PE: ['03-06'],
  PI: ['10-19'],
  RJ: ['04-23'],
  RN: ['10-03'],
  RO: ['01-04'],
  RR: ['10-05'],
  RS: ['09-20'],
  SE: ['07-08'],
  SP: ['07-09'],
  TO: ['09-08', '10-05'],
}

/**
 * National holidays of a year and, with `uf`, those of the state, 'YYYY-MM-DD'. Good Friday moves with Easter; except for Tuesday in Rio, Carnival is a working day for deliveries: a store that rests then says so among its closed days.
 */
export function listFeriados(ano: number, uf = ''): string[] {
  const fixos = [...NACIONAIS, ...(ESTADUAIS[uf] ?? [])].map((dia) => `${ano}-${dia}`)
  return [...new Set([...fixos, addDias(pascoaOf(ano), -2), ...listMoveis(ano, uf)])].sort()
}

const conhecidos = new Map<string, ReadonlySet<string>>()

/** Whether a day, 'YYYY-MM-DD', is a national holiday or one of the state. */
export function isFeriado(data: string, uf: string): boolean {
  const chave = `${uf}${data.slice(0, 4)}`
  let dias = conhecidos.get(chave)
  if (!dias) {
    dias = new Set(listFeriados(Number(data.slice(0, 4)), uf))
    conhecidos.set(chave, dias)
  }
  return dias.has(data)
}

/** A day that a supplier closes by its own word, a municipal holiday for one. */
export interface DiaFechado {
  data: string
  nome: string
}

/** Why a day is closed: the supplier's own word for it first, else (null) a holiday. */
export interface Fechado {
  nome: string | null
}

/** What closes a day, 'YYYY-MM-DD', of a supplier in this state; null: nothing does. */
export function findFechado(
  data: string,
  { uf, diasFechados }: { uf: string; diasFechados: readonly DiaFechado[] },
): Fechado | null {
  const proprio = diasFechados.find((dia) => dia.data === data)
  if (proprio) return { nome: proprio.nome }
  return isFeriado(data, uf) ? { nome: null } : null
}

/** State holidays that move: Carnival's Tuesday of Rio, Nossa Senhora da Penha, Corpus Christi of Brasília, the two days of Santa Catarina. */
function listMoveis(ano: number, uf: string): string[] {
  switch (uf) {
    // Lei estadual 5.243/2008.
    case 'RJ':
      return [addDias(pascoaOf(ano), -47)]
    case 'ES':
      return [addDias(pascoaOf(ano), 8)]
    case 'DF':
      return [addDias(pascoaOf(ano), 60)]
    case 'SC':
      return [weekendFrom(`${ano}-08-11`), weekendFrom(`${ano}-11-25`)]
    default:
      return []
  }
}

/** A holiday that falls on a weekday moves to the next Sunday. */
function weekendFrom(data: string): string {
  const dia = weekdayOf(data)
  return dia < 6 ? addDias(data, 7 - dia) : data
}
