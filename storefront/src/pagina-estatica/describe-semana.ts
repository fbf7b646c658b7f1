import { formatHora } from '@vitrine/rules/data'

const DIAS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const

const capitalize = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** The hours of a week, days alike together: 'Segunda a sábado, 8h–20h', 'Domingo, fechada'. */
export function describeSemana(horarios: readonly (string | null)[]): string[] {
  const grupos: { de: number; ate: number; horario: string | null }[] = []
  for (const [dia, horario] of horarios.slice(0, 7).entries()) {
    const ultimo = grupos.at(-1)
    if (ultimo && ultimo.horario === horario) ultimo.ate = dia
    else grupos.push({ de: dia, ate: dia, horario })
  }
  return grupos.map(({ de, ate, horario }) => capitalize(`${nameDias(de, ate)}, ${nameHoras(horario)}`))
}

function nameDias(de: number, ate: number): string {
  if (de === ate) return DIAS[de] ?? ''
  return `${DIAS[de] ?? ''} ${ate - de === 1 ? 'e' : 'a'} ${DIAS[ate] ?? ''}`
}

function nameHoras(horario: string | null): string {
  if (horario === null) return 'fechada'
  return horario.split('-').map(formatHora).join('–')
}
