import { roundQuantidade } from '#quantidade'

import type { NotaDaLinha } from './nota.ts'

/** What lines that are asked for have in common (§3). */
interface LinhaPedida extends NotaDaLinha {
  id: string
  quantidade: number
  embalarParaPresente?: boolean
}

/**
 * One line for each id, however many were sent (readings 4): for minimum, maximum, stock and tiers. Each quantity is rounded
 * to its 3 decimals before it counts; gift wrap asked for on one of them holds, the first note stays.
 */
export function sumIguais<T extends LinhaPedida>(itens: readonly T[]): T[] {
  const porId = new Map<string, T>()
  for (const item of itens) {
    const outro = porId.get(item.id)
    porId.set(
      item.id,
      outro ? joinLinhas(outro, item) : { ...item, quantidade: roundQuantidade(item.quantidade) },
    )
  }
  return [...porId.values()]
}

function joinLinhas<T extends LinhaPedida>(primeira: T, outra: T): T {
  const observacao = primeira.observacao || outra.observacao
  const substituicao = primeira.substituicao ?? outra.substituicao
  return {
    ...primeira,
    quantidade: roundQuantidade(primeira.quantidade + roundQuantidade(outra.quantidade)),
    ...(outra.embalarParaPresente && { embalarParaPresente: true }),
    ...(observacao && { observacao }),
    ...(substituicao && { substituicao }),
  }
}
