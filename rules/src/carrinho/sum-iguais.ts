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
  if (itens.length <= POUCOS && itens.every(isSomado)) return [...itens]
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

/** So few are compared with each other faster than by a map. */
const POUCOS = 16

/** Alone of its id, in a quantity that stays as it is: nothing to do, as nearly always. */
const isSomado = ({ id, quantidade }: LinhaPedida, i: number, itens: readonly LinhaPedida[]): boolean =>
  roundQuantidade(quantidade) === quantidade && itens.findIndex((outro) => outro.id === id) === i

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
