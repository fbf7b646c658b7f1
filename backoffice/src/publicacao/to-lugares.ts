import type { CorpoFalha } from '@vitrine/contract'

import type { Erros } from '#ajuste'

/** Where something is wrong with what a version says, without the name of the whole: 'secoes.0.titulo'. */
export function toLugares({ campos, error }: Pick<CorpoFalha, 'campos' | 'error'>): Erros {
  if (!campos) return { '': error }
  return Object.fromEntries(
    Object.entries(campos).map(([lugar, erro]) => [lugar.replace(/^dados\./, ''), erro]),
  )
}
