import type { Condicao } from '@vitrine/rules/orcamento'

import type { Mesa } from './read-mesa.ts'

/** How the next version may be paid: as the draft says it, else as the version before. */
export const condicoesOf = ({ row, orcamento }: Pick<Mesa, 'row' | 'orcamento'>): readonly Condicao[] =>
  row.rascunho?.condicoes ?? orcamento.condicoes
