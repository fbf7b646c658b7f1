import { addDias, NACIONAIS, pascoaOf, weekdayOf } from '#data'

const FIXOS: ReadonlySet<string> = new Set(NACIONAIS)
/** Days from Easter: Carnival's Monday and Tuesday, Good Friday, Corpus Christi. Banks are closed, shops may not be. */
const DA_PASCOA = [-48, -47, -2, 60]

/** Whether banks do business that day, 'YYYY-MM-DD': what falls due on another one may be paid on the next that they do. */
export function isDiaUtil(data: string): boolean {
  if (weekdayOf(data) > 5 || FIXOS.has(data.slice(5))) return false
  const pascoa = pascoaOf(Number(data.slice(0, 4)))
  return !DA_PASCOA.some((dias) => addDias(pascoa, dias) === data)
}

/** That day, or the next one with bank business. */
export function nextDiaUtil(data: string): string {
  let dia = data
  while (!isDiaUtil(dia)) dia = addDias(dia, 1)
  return dia
}

/** The day that many working days later: 2 after a Friday is Tuesday. */
export function addDiasUteis(data: string, dias: number): string {
  let dia = data
  for (let left = dias; left > 0; left--) dia = nextDiaUtil(addDias(dia, 1))
  return dia
}
