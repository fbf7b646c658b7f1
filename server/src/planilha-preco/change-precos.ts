import type { CadastroProduto } from '@vitrine/contract'
import type { Valor } from '@vitrine/rules/importacao'

type Precos = Pick<CadastroProduto, 'preco' | 'descontoProgressivo'>

/** Prices of a product as changes leave them; `faixa`: the quantity from which one holds, null of the list price. */
export function changePrecos(
  { preco, descontoProgressivo }: Precos,
  mudancas: readonly { faixa: string | null; preco: Valor }[],
): Precos {
  const tabela = new Map(Object.entries(descontoProgressivo ?? {}))
  let deTabela = preco
  for (const { faixa, preco: dito } of mudancas) {
    // Its column reads numbers.
    const valor = typeof dito === 'number' ? dito : null
    if (faixa === null) deTabela = valor
    else if (valor === null) tabela.delete(faixa)
    else tabela.set(faixa, valor)
  }
  return { preco: deTabela, descontoProgressivo: tabela.size > 0 ? Object.fromEntries(tabela) : null }
}
