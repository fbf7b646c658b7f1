import type { Totais } from './totais.ts'

/** Said instead of an amount while the state is unknown (decision 0065). */
export const comEndereco = 'calculado com o endereço'

/** Whether ICMS-ST of any line is not known yet. */
export function isStPendente({ tributadas }: Pick<Totais, 'tributadas'>): boolean {
  return tributadas.some(({ imposto }) => imposto?.st === null)
}
