import type { LinhaRevisao, OpcaoRevisao, ProdutoLista } from '@vitrine/contract'
import { multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'
import { roundQuantidade } from '@vitrine/rules/quantidade'

/** What the shopper made of a line: a product and how much of it; null leaves the line out. */
export type Escolha = { opcao: OpcaoRevisao; quantidade: number } | null
/** By number of line. */
export type Escolhas = Readonly<Record<number, Escolha>>

/** At first what the review says: added and adjusted lines are in. */
export function startEscolhas(linhas: readonly LinhaRevisao[]): Escolhas {
  return Object.fromEntries(linhas.map((linha) => [linha.linha, startEscolha(linha)]))
}

export function startEscolha({ escolhida, quantidade }: LinhaRevisao): Escolha {
  return escolhida && quantidade > 0 ? { opcao: escolhida, quantidade } : null
}

export interface Escolhida {
  produto: ProdutoLista
  quantidade: number
}

/** What would go into the cart, each product once. */
export function listEscolhidas(linhas: readonly LinhaRevisao[], escolhas: Escolhas): Escolhida[] {
  const porProduto = new Map<string, Escolhida>()
  for (const { linha } of linhas) {
    const escolha = escolhas[linha]
    if (!escolha) continue
    const { produto } = escolha.opcao
    const antes = porProduto.get(produto.id)?.quantidade ?? 0
    porProduto.set(produto.id, { produto, quantidade: roundQuantidade(antes + escolha.quantidade) })
  }
  return [...porProduto.values()]
}

/** What it costs; null where prices are hidden. */
export function totalEscolhido(escolhidas: readonly Escolhida[], multiplies: boolean): number | null {
  const totais = escolhidas.flatMap(({ produto, quantidade }) => {
    const preco = choosePreco(produto, quantidade, { multiplies })
    return preco === null ? [] : [multiplyReais(preco, quantidade)]
  })
  return totais.length === 0 ? null : sumReais(...totais)
}
