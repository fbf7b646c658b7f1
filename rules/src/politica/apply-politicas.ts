import { applyPercentual } from '#dinheiro'
import { findFaixa, listTabela } from '#preco'

import { isAplicavel } from './aplicavel.ts'
import type { ContextoPolitica, Politica, PrecosComPoliticas, ProdutoComPoliticas } from './politica.ts'

type Tabela = Record<string, number>

/**
 * Prices of a product for a buyer: `preco` is the list price, `preconf` the price in force (readings 3).
 *
 * - Of the applicable policies only those of the highest `prioridade` count; among them the lowest price wins. Without a
 *   policy price the list price holds.
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
  const { preco, precooferta } = produto
  const deciding = chooseDeciding(politicas.filter((politica) => isAplicavel(politica, produto, contexto)))
  const winner = findLowest(deciding, preco)
  const dePolitica = winner?.preco ?? preco
  const isOferta =
    precooferta !== null && precooferta !== undefined && precooferta > 0 && precooferta <= dePolitica
  const preconf = isOferta ? precooferta : dePolitica

  const tabelas = [
    produto.descontoProgressivo ?? {},
    ...deciding.flatMap((politica) => listTabelas(politica, preco)),
  ]
  const descontoProgressivo = mergeTabelas(tabelas, preconf)
  const efeitospoliticas = {
    ...(descontoProgressivo && { descontoProgressivo }),
    ...(winner && !isOferta && { politica: winner.nome, ...(winner.fim && { validade: winner.fim }) }),
  }
  return { preco, preconf, ...(Object.keys(efeitospoliticas).length > 0 && { efeitospoliticas }) }
}

function chooseDeciding(aplicaveis: Politica[]): Politica[] {
  const highest = aplicaveis.reduce((highest, { prioridade }) => Math.max(highest, prioridade), -Infinity)
  return aplicaveis.filter(({ prioridade }) => prioridade === highest)
}

function findLowest(
  politicas: Politica[],
  preco: number,
): { nome: string; preco: number; fim: string | undefined } | undefined {
  return politicas
    .flatMap(({ nome, efeito, condicoes: { fim } }) =>
      listPrecos(efeito, preco).map((preco) => ({ nome, preco, fim })),
    )
    .sort((a, b) => a.preco - b.preco)[0]
}

function listPrecos({ percentual, precofixo }: Politica['efeito'], preco: number): number[] {
  return [
    ...(percentual === undefined ? [] : [applyPercentual(preco, percentual, preco)]),
    ...(precofixo === undefined ? [] : [Math.max(0, precofixo)]),
  ]
}

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
