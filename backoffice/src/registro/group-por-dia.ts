import type { MudancaRegistrada } from '@vitrine/contract'
import { formatDiaRelativoDe, type Hoje } from '@vitrine/rules/data'

export interface DiaDeMudancas {
  /** 'hoje', 'sex., 20 nov.' */
  dia: string
  mudancas: MudancaRegistrada[]
}

/** Changes that stand in the order of time, by the days of the store. */
export function groupPorDia(mudancas: readonly MudancaRegistrada[], hoje: Hoje): DiaDeMudancas[] {
  const dias: DiaDeMudancas[] = []
  for (const mudanca of mudancas) {
    const dia = formatDiaRelativoDe(mudanca.quando, hoje)
    const ultimo = dias.at(-1)
    if (ultimo?.dia === dia) ultimo.mudancas.push(mudanca)
    else dias.push({ dia, mudancas: [mudanca] })
  }
  return dias
}
