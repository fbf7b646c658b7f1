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
  const deciding = listDeciding(produto, politicas, contexto)
  const winner = findLowest(deciding, preco)
  const dePolitica = winner?.preco ?? preco
  const oferta = findOferta(produto, dePolitica)
  const preconf = oferta ?? dePolitica

  const descontoProgressivo = mergeTabelas(listTabelas(produto, deciding), preconf)
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

function listDeciding(
  produto: ProdutoComPoliticas,
  politicas: readonly Politica[],
  contexto: ContextoPolitica,
): Politica[] {
  const aplicaveis = politicas.filter((politica) => isAplicavel(politica, produto, contexto))
  return chooseDeciding(aplicaveis).map((politica) => toDoProduto(politica, produto))
}

/** Tables of the product and of the policies, as tiers: each is listed once, for this is done for each product of a page and of a cart. */
function listTabelas(
  { descontoProgressivo, preco }: ProdutoComPoliticas,
  politicas: readonly Politica[],
): FaixaPreco[][] {
  const listas = descontoProgressivo ? [listTabela(descontoProgressivo)] : []
  for (const { efeito } of politicas) {
    const percentuais = efeito.descontoProgressivoPercentual
    if (efeito.descontoProgressivo) listas.push(listTabela(efeito.descontoProgressivo))
    if (percentuais)
      listas.push(listTabela(percentuais, (percentual) => applyPercentual(preco, percentual, preco)))
  }
  return listas
}

/** The lowest price at each threshold; undefined: none is below the price in force. */
function mergeTabelas(listas: readonly FaixaPreco[][], preconf: number): Tabela | undefined {
  let tabela: Tabela | undefined
  for (const faixas of listas)
    for (const { quantidade } of faixas) {
      const preco = findLowestAt(listas, quantidade)
      if (preco < preconf) (tabela ??= {})[quantidade] = preco
    }
  return tabela
}

function findLowestAt(listas: readonly FaixaPreco[][], quantidade: number): number {
  let least = Infinity
  for (const faixas of listas) least = Math.min(least, pickFaixa(faixas, quantidade)?.preco ?? Infinity)
  return least
}
