import { applyPercentual } from '#dinheiro'
import { listTabela, pickFaixa, type FaixaPreco } from '#preco'

import { isAplicavel, toDoProduto } from './aplicavel.ts'
import { chooseDeciding, findLowest, findOferta } from './escolha.ts'
import type { ContextoPolitica, Politica, PrecosComPoliticas, ProdutoComPoliticas } from './politica.ts'

type Tabela = Record<string, number>

/**
 * Prices of a product for a buyer: `preco` is the list price, `preconf` the price in force (readings 3).
 *
 * - Of the applicable policies only those of the highest `prioridade` count; among them the lowest price wins. Without a
 *   policy price the list price holds.
 * - A price table gives each product the effect that the product has for it, and says nothing of the others.
 * - Percentages are taken of the list price, never one on top of another; half-up to its decimals, never below 0.
 * - `precooferta` competes: when it is as low as the policies' price or lower, it wins, and no policy is named.
 * - Progressive tables (of those policies and of the product) merge into the lowest price at each threshold; thresholds
 *   that would not be below `preconf` are left out, since a table overrides the price in force.
 */
export function applyPoliticas(
  produto: ProdutoComPoliticas,
  politicas: readonly Politica[],
  contexto: ContextoPolitica,
): PrecosComPoliticas {
  const { preco } = produto
  const aplicaveis = politicas.filter((politica) => isAplicavel(politica, produto, contexto))
  const deciding = chooseDeciding(aplicaveis).map((politica) => toDoProduto(politica, produto))
  const winner = findLowest(deciding, preco)
  const dePolitica = winner?.preco ?? preco
  const oferta = findOferta(produto, dePolitica)
  const preconf = oferta ?? dePolitica

  const tabelas = [
    produto.descontoProgressivo,
    ...deciding.flatMap((politica) => listTabelas(politica, preco)),
  ]
  const descontoProgressivo = mergeTabelas(tabelas, preconf)
  const efeitospoliticas = {
    ...(descontoProgressivo && { descontoProgressivo }),
    ...(winner && oferta === null && nameWinner(winner.politica)),
  }
  return { preco, preconf, ...(Object.keys(efeitospoliticas).length > 0 && { efeitospoliticas }) }
}

const nameWinner = ({ nome, condicoes: { fim } }: Politica) => ({
  politica: nome,
  ...(fim && { validade: fim }),
})

function listTabelas({ efeito }: Politica, preco: number): (Tabela | undefined)[] {
  const percentuais = efeito.descontoProgressivoPercentual
  return [efeito.descontoProgressivo, percentuais && toPrecos(percentuais, preco)]
}

function toPrecos(percentuais: Tabela, preco: number): Tabela {
  const precos: Tabela = {}
  for (const limiar of Object.keys(percentuais))
    precos[limiar] = applyPercentual(preco, percentuais[limiar] ?? 0, preco)
  return precos
}

/** Each table is listed once, however many thresholds there are: this is done for each product of a page and of a cart. */
function mergeTabelas(tabelas: readonly (Tabela | null | undefined)[], preconf: number): Tabela | undefined {
  const listas = tabelas.flatMap((tabela) => (tabela ? [listTabela(tabela)] : []))
  const faixas = listas
    .flat()
    .map(({ quantidade }): [number, number] => [quantidade, findLowestAt(listas, quantidade)])
    .filter(([, preco]) => preco < preconf)
  return faixas.length > 0 ? Object.fromEntries(faixas) : undefined
}

function findLowestAt(listas: readonly FaixaPreco[][], quantidade: number): number {
  return listas.reduce(
    (least, faixas) => Math.min(least, pickFaixa(faixas, quantidade)?.preco ?? Infinity),
    Infinity,
  )
}
