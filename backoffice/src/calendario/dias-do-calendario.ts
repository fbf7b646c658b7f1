import { addDias, addMeses, diasEntre, nameMesCurto } from '@vitrine/rules/data'
import type { Trecho } from '@vitrine/rules/politica'

/** The days of so many months. */
export function listDias(mes: string, meses: number): Trecho {
  const de = `${mes}-01`
  return { de, ate: addDias(addMeses(de, meses), -1) }
}

export const addMes = (mes: string, meses: number) => addMeses(`${mes}-01`, meses).slice(0, 7)

/** 'dez. de 2026', or 'dez. de 2026 a fev. de 2027'. */
export function nameMeses({ de, ate }: Trecho): string {
  const name = (dia: string) => `${nameMesCurto(dia)} de ${dia.slice(0, 4)}`
  return de.slice(0, 7) === ate.slice(0, 7) ? name(de) : `${name(de)} a ${name(ate)}`
}

/** Where days stand in others, in percent. */
export function placeDias({ de, ate }: Trecho, dias: Trecho): { left: string; width: string } {
  const todos = diasEntre(dias.de, dias.ate) + 1
  return {
    left: `${(diasEntre(dias.de, de) / todos) * 100}%`,
    width: `${((diasEntre(de, ate) + 1) / todos) * 100}%`,
  }
}

/** Marks of the scale: days of one month, months of several. */
export function listMarcas(dias: Trecho, meses: number): { dia: string; rotulo: string }[] {
  if (meses === 1)
    return [1, 5, 10, 15, 20, 25].map((numero) => ({
      dia: addDias(dias.de, numero - 1),
      rotulo: String(numero),
    }))
  return Array.from({ length: meses }, (_, i) => {
    const dia = addMeses(dias.de, i)
    return { dia, rotulo: nameMesCurto(dia) }
  })
}
