import type { PoliticaGuardada, ProdutoNomeado } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais, multiplyReais } from '@vitrine/rules/dinheiro'
import { listConflitos, listCurva as listCurvaDoPreco, sayConflito } from '@vitrine/rules/politica'
import type { FaixaPreco } from '@vitrine/rules/preco'

type Efeito = PoliticaGuardada['efeito']
type Precos = Pick<ProdutoNomeado, 'preco'>

/** What a policy alone makes of a price, by quantity: from 1 on, each step below the one before. Empty: the product has no price. */
export const listCurva = (efeito: Efeito, { preco }: Precos): FaixaPreco[] =>
  preco === null ? [] : listCurvaDoPreco(efeito, preco)

/** Products that would be sold for less than they cost, each with its lowest price. */
export function listAbaixoDoCusto(
  { efeito }: { efeito: Efeito },
  produtos: readonly ProdutoNomeado[],
): { nome: string; preco: number; custo: number }[] {
  return produtos.flatMap(({ nome, preco, custo }) => {
    const menor = Math.min(...listCurva(efeito, { preco }).map((faixa) => faixa.preco))
    return custo !== null && menor < custo ? [{ nome, preco: menor, custo }] : []
  })
}

export const sayAbaixoDoCusto = ({ nome, preco, custo }: ReturnType<typeof listAbaixoDoCusto>[number]) =>
  `${nome} sairia por ${formatPrecoUnitario(preco)} e custa ${formatPrecoUnitario(custo)}.`

/** Where a larger quantity costs less in all than the largest one of the tier before it; null: nowhere. */
export function findQuedaDoTotal(curva: readonly FaixaPreco[]): string | null {
  for (const [i, faixa] of curva.entries()) {
    const antes = curva[i - 1]
    const quantas = Math.ceil(faixa.quantidade) - 1
    if (!antes || quantas < antes.quantidade) continue
    const [menos, mais] = [multiplyReais(antes.preco, quantas), multiplyReais(faixa.preco, faixa.quantidade)]
    if (mais < menos)
      return `Levar ${formatQuantidade(faixa.quantidade)} custa ${formatReais(mais)} no total, menos que levar ${formatQuantidade(quantas)}, que custa ${formatReais(menos)}.`
  }
  return null
}

/** Other policies that speak to the same buyer about the same product, each in a sentence of who wins. */
export function listConflitosDitos(
  politica: PoliticaGuardada,
  todas: readonly PoliticaGuardada[],
  hoje: string,
): string[] {
  return listConflitos(politica, todas, hoje).map(sayConflito)
}
