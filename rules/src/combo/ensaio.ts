import { fromMilesimos, toMilesimos } from '#dinheiro'
import type { OpcoesPreco } from '#preco'
import { choosePreco } from '#preco'

import type { GrupoCombo, OpcaoCombo, ParteCombo, PrecoCombo } from './combo.ts'
import { computeCombo, type ContaCombo } from './compute-combo.ts'

interface Tentado {
  preco: PrecoCombo | null
  grupos: readonly GrupoCombo[]
  limite_por_pedido: number | null
}

/** A combo put together of what somebody bought piece by piece: how many of it, of which parts, and what they come to. */
export interface ComboMontado {
  combos: number
  partes: readonly ParteCombo[]
  conta: ContaCombo
}

/**
 * The combo that goods bought one by one would have been: of each slot the dearest that are there, up to its most, and this as often as the goods
 * and the limit of an order allow. `restam`: units of each product. Null: a slot cannot be filled, or a price is missing.
 */
export function mountCombo(
  { preco, grupos, limite_por_pedido }: Tentado,
  restam: ReadonlyMap<string, number>,
  opcoes: OpcoesPreco,
): ComboMontado | null {
  const sobra = new Map([...restam].map(([id, unidades]) => [id, toMilesimos(unidades)]))
  const partes: ParteCombo[] = []
  for (const grupo of grupos) {
    const tomadas = fillGrupo(grupo, sobra, opcoes)
    if (tomadas.length < grupo.minimo) return null
    partes.push(...tomadas)
  }
  if (partes.length === 0) return null
  const combos = countCombos(partes, restam, limite_por_pedido)
  const conta = computeCombo(preco, partes, combos, opcoes)
  return conta && { combos, partes, conta }
}

/** Takes off `sobra`, in 1/1,000 unit, what it chooses. */
function fillGrupo(
  { produtos, maximo, repete }: GrupoCombo,
  sobra: Map<string, number>,
  opcoes: OpcoesPreco,
): OpcaoCombo[] {
  const valorOf = (opcao: OpcaoCombo) =>
    (choosePreco(opcao, opcao.quantidade, opcoes) ?? 0) * opcao.quantidade
  const porValor = produtos.toSorted((a, b) => valorOf(b) - valorOf(a))
  const tomadas: OpcaoCombo[] = []
  for (const opcao of porValor) {
    const cada = toMilesimos(opcao.quantidade)
    let tem = sobra.get(opcao.id) ?? 0
    while (tomadas.length < maximo && tem >= cada) {
      tomadas.push(opcao)
      tem -= cada
      if (!repete) break
    }
    sobra.set(opcao.id, tem)
  }
  return tomadas
}

function countCombos(
  partes: readonly ParteCombo[],
  restam: ReadonlyMap<string, number>,
  limite: number | null,
): number {
  const pede = new Map<string, number>()
  for (const { id, quantidade } of partes) pede.set(id, (pede.get(id) ?? 0) + toMilesimos(quantidade))
  const cabem = [...pede].map(([id, milesimos]) => Math.floor(toMilesimos(restam.get(id) ?? 0) / milesimos))
  return Math.max(1, Math.min(...cabem, limite ?? Infinity))
}

/** Units of each product that was bought by itself. */
export function countUnidades(linhas: readonly { id: string; quantidade: number }[]): Map<string, number> {
  const unidades = new Map<string, number>()
  for (const { id, quantidade } of linhas) unidades.set(id, (unidades.get(id) ?? 0) + quantidade)
  return new Map([...unidades].map(([id, milesimos]) => [id, fromMilesimos(milesimos)]))
}
