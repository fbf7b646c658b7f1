import { addDias, weekdayOf } from '#entrega'

/** Days without bank business and a fixed date, 'MM-DD'; Consciência Negra is national since Lei 14.759/2023. */
const FIXOS = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])
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

/** So many working days after a day: 2 after a Friday is Tuesday. */
export function addDiasUteis(data: string, dias: number): string {
  let dia = data
  for (let left = dias; left > 0; left--) dia = nextDiaUtil(addDias(dia, 1))
  return dia
}

/** Easter Sunday, 'YYYY-MM-DD': the golden number, the solar and lunar corrections, then the Sunday after the full moon. */
function pascoaOf(ano: number): string {
  const seculo = Math.floor(ano / 100)
  const epacta =
    (seculo - Math.floor(seculo / 4) - Math.floor((8 * seculo + 13) / 25) + 19 * (ano % 19) + 15) % 30
  const late = epacta === 29 || (epacta === 28 && ano % 19 > 10) ? 1 : 0
  const luaCheia = addDias(`${ano}-03-21`, epacta - late)
  return addDias(luaCheia, 7 - (weekdayOf(luaCheia) % 7))
}
