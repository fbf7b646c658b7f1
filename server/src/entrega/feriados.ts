import { addDias } from '@vitrine/rules/entrega'

/** National holidays with a fixed day, 'MM-DD' (Consciência Negra is national since Lei 14.759/2023). */
const FIXOS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']

/** National holidays of a year, 'YYYY-MM-DD'; Good Friday moves with Easter, Carnival is a working day for deliveries. */
export function listFeriados(ano: number): string[] {
  return [...FIXOS.map((dia) => `${ano}-${dia}`), addDias(easterOf(ano), -2)].sort()
}

/** Easter Sunday, 'YYYY-MM-DD': the Gregorian computus of Meeus. */
function easterOf(ano: number): string {
  const a = ano % 19
  const b = Math.floor(ano / 100)
  const c = ano % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${ano}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
