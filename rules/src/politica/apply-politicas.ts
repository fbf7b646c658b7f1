import { applyPercentual } from '#dinheiro'
import { findFaixa, listTabela } from '#preco'

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
    produto.descontoProgressivo ?? {},
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

function listTabelas({ efeito }: Politica, preco: number): Tabela[] {
  const percentuais = Object.entries(efeito.descontoProgressivoPercentual ?? {})
  return [
    efeito.descontoProgressivo ?? {},
    Object.fromEntries(
      percentuais.map(([limiar, percentual]) => [limiar, applyPercentual(preco, percentual, preco)]),
    ),
  ]
}

function mergeTabelas(tabelas: Tabela[], preconf: number): Tabela | undefined {
  const limiares = tabelas.flatMap(listTabela).map(({ quantidade }) => quantidade)
  const faixas = limiares
    .map((limiar): [number, number] => [limiar, findLowestAt(tabelas, limiar)])
    .filter(([, preco]) => preco < preconf)
  return faixas.length > 0 ? Object.fromEntries(faixas) : undefined
}

function findLowestAt(tabelas: Tabela[], quantidade: number): number {
  return Math.min(...tabelas.map((tabela) => findFaixa(tabela, quantidade)?.preco ?? Infinity))
}
