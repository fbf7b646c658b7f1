import { formatDia } from '#data'

import type { Conflito } from './conflito.ts'
import type { Politica } from './politica.ts'

/** Who wins where two policies meet, in a sentence, wherever it is said. */
export function sayConflito({ outra, por, vence }: Conflito<Pick<Politica, 'nome' | 'condicoes'>>): string {
  const { nome, condicoes } = outra
  const quando = condicoes.inicio ? ` a partir de ${formatDia(condicoes.inicio)}` : ''
  if (por === 'MENOR_PRECO') return `Vale junto com ${nome}${quando}: fica o menor dos dois preços.`
  return vence
    ? `Tem prioridade sobre ${nome}${quando}: onde as duas servem, só esta vale.`
    : `${nome} tem prioridade maior${quando}: onde as duas servem, esta não vale.`
}
