import type { ConteudoEditado, VersaoDoConteudo } from '@vitrine/contract'

/** What an editor begins with: the draft, else what shoppers see, else what begins last; null: nothing was ever written. */
export const baseOf = ({ rascunho, no_ar, agendadas }: ConteudoEditado): VersaoDoConteudo | null =>
  rascunho ?? no_ar ?? agendadas.at(-1) ?? null
