import { toMilesimos } from '@vitrine/rules/dinheiro'

import { Falha } from '#infra'

import type { ItemDevolvido, LinhaServida } from './devolucao.repository.ts'

/** Lines as a request names them, each once. */
export function toItensDevolvidos(
  itens: readonly { sequencia: number; quantidade: number }[],
): ItemDevolvido[] {
  const somas = new Map<number, number>()
  for (const { sequencia, quantidade } of itens)
    somas.set(sequencia, (somas.get(sequencia) ?? 0) + toMilesimos(quantidade))
  return [...somas].map(([sequencia, quantidade]) => ({ sequencia, quantidade }))
}

/** Refuses a return of more than was delivered of a line and has not come back yet. */
export function checkItens(itens: readonly ItemDevolvido[], servidas: readonly LinhaServida[]): void {
  for (const { sequencia, quantidade } of itens) {
    const linha = servidas.find((servida) => servida.sequencia === sequencia)
    if (!linha)
      throw new Falha('entrada_invalida', { campos: { itens: `A linha ${sequencia} não é do pedido.` } })
    if (quantidade > linha.servida - linha.devolvida)
      throw new Falha('entrada_invalida', { campos: { itens: `${linha.nome}: mais do que foi entregue.` } })
  }
}

/** Value of the returned goods in centavos: of each line the share that the returned quantity is of what was delivered. */
export function computeDevolvido(itens: readonly ItemDevolvido[], servidas: readonly LinhaServida[]): number {
  return itens.reduce((soma, { sequencia, quantidade }) => {
    const linha = servidas.find((servida) => servida.sequencia === sequencia)
    return linha && linha.servida > 0 ? soma + Math.round((linha.total * quantidade) / linha.servida) : soma
  }, 0)
}
