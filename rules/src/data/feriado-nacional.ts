import { addDias, weekdayOf } from './dia.ts'

/** National holidays with a fixed day, 'MM-DD'; Consciência Negra is national since Lei 14.759/2023. */
export const NACIONAIS = [
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
] as const

/** Easter Sunday, 'YYYY-MM-DD': the golden number, the solar and lunar corrections, then the Sunday after the full moon. */
export function pascoaOf(ano: number): string {
  const seculo = Math.floor(ano / 100)
  const epacta =
    (seculo - Math.floor(seculo / 4) - Math.floor((8 * seculo + 13) / 25) + 19 * (ano % 19) + 15) % 30
  const late = epacta === 29 || (epacta === 28 && ano % 19 > 10) ? 1 : 0
  const luaCheia = addDias(`${ano}-03-21`, epacta - late)
  return addDias(luaCheia, 7 - (weekdayOf(luaCheia) % 7))
}
