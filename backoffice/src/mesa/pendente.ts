import type { CondicaoDoOrcamento, GradeDoOrcamento } from '@vitrine/contract'

import type { Escrito } from './preview-mesa.ts'

/** Of the whole, reais. */
export interface Cabeca {
  taxaentrega?: number | null
  validade?: string | null
  observacao?: string
  condicoes?: readonly CondicaoDoOrcamento[]
}

/** What was written and is not the shop's yet. */
export interface Pendente {
  escritos: ReadonlyMap<number, Escrito>
  cabeca: Cabeca
}

export const nada: Pendente = { escritos: new Map(), cabeca: {} }

export const isNada = ({ escritos, cabeca }: Pendente) =>
  escritos.size === 0 && Object.keys(cabeca).length === 0

/** What is written on top of what waits already. */
export function addEscritos(
  { escritos, cabeca }: Pendente,
  novos: ReadonlyMap<number, Escrito>,
  novaCabeca: Cabeca,
): Pendente {
  const juntos = new Map(escritos)
  for (const [sequencia, novo] of novos) juntos.set(sequencia, { ...juntos.get(sequencia), ...novo })
  return { escritos: juntos, cabeca: { ...cabeca, ...novaCabeca } }
}

/** Without what was stored; what was written again since stays. */
export function minus({ escritos, cabeca }: Pendente, levado: Pendente): Pendente {
  const campos = Object.entries(cabeca).filter(
    ([campo, valor]) => levado.cabeca[campo as keyof Cabeca] !== valor,
  )
  return {
    escritos: new Map(
      [...escritos].filter(([sequencia, escrito]) => levado.escritos.get(sequencia) !== escrito),
    ),
    cabeca: Object.fromEntries(campos),
  }
}

export function without({ escritos, cabeca }: Pendente, sequencias: readonly number[]): Pendente {
  return { cabeca, escritos: new Map([...escritos].filter(([sequencia]) => !sequencias.includes(sequencia))) }
}

export interface LinhaEmConflito {
  sequencia: number
  nome: string
  meu: number | null
  outro: number | null
}

/** Lines that two have written differently since `base`; those that only one has touched are both right. */
export function findConflitos(
  { escritos }: Pick<Pendente, 'escritos'>,
  base: Pick<GradeDoOrcamento, 'linhas'>,
  nova: Pick<GradeDoOrcamento, 'linhas'>,
): LinhaEmConflito[] {
  const antes = new Map(base.linhas.map(({ sequencia, preco }) => [sequencia, preco]))
  return nova.linhas.flatMap(({ sequencia, nome, preco: outro }) => {
    const meu = escritos.get(sequencia)?.preco
    if (meu === undefined || outro === meu || outro === antes.get(sequencia)) return []
    return [{ sequencia, nome, meu, outro }]
  })
}
