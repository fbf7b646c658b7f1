import { toMilesimos } from '#dinheiro'
import type { OpcoesPreco } from '#preco'
import { choosePreco } from '#preco'

import type { EscolhaCombo, GrupoCombo, OpcaoCombo, PrecoCombo } from './combo.ts'
import { countEscolhas, setEscolha } from './escolha.ts'

/**
 * "Completar por mim": keeps what is chosen and fills each slot to its minimum with the cheapest valid choice that is in
 * stock. Under one fixed price every choice costs the same: then the one that saves most is taken. Null when stock or the
 * slot's offer does not reach.
 */
export function completeCombo(
  grupos: readonly GrupoCombo[],
  escolhidas: readonly EscolhaCombo[],
  { preco, ...opcoes }: OpcoesPreco & { preco: PrecoCombo | null },
): EscolhaCombo[] | null {
  let escolhas = [...escolhidas]
  const order = preco?.tipo === 'fixo' ? -1 : 1
  for (const grupo of grupos) {
    const ranked = grupo.produtos
      .map((produto, posicao) => ({ produto, posicao, custo: computeCusto(produto, preco, opcoes) }))
      .sort((a, b) => order * (a.custo - b.custo) || a.posicao - b.posicao)
    for (let faltam = grupo.minimo - countEscolhas(escolhas, grupo.idgrupo); faltam > 0; faltam--) {
      const found = ranked.find(({ produto }) => canAdd(grupos, grupo, produto, escolhas))
      if (!found) return null
      escolhas = addEscolha(escolhas, grupo.idgrupo, found.produto.id)
    }
  }
  return escolhas
}

/** Whether one more choice of a product fits its slot and its stock, whatever other slots take of it. */
export function canAdd(
  grupos: readonly GrupoCombo[],
  grupo: GrupoCombo,
  { id, quantidade, estoque, disponivel = true }: OpcaoCombo,
  escolhas: readonly EscolhaCombo[],
): boolean {
  if (!disponivel || countEscolhas(escolhas, grupo.idgrupo) >= grupo.maximo) return false
  if (!grupo.repete && countEscolhas(escolhas, grupo.idgrupo, id) > 0) return false
  if (estoque === null || estoque === undefined) return true
  const taken = grupos.reduce((sum, { idgrupo, produtos }) => {
    const units = produtos.find((produto) => produto.id === id)?.quantidade ?? 0
    return sum + toMilesimos(units) * countEscolhas(escolhas, idgrupo, id)
  }, 0)
  return taken + toMilesimos(quantidade) <= toMilesimos(estoque)
}

function addEscolha(escolhas: readonly EscolhaCombo[], idgrupo: string, id: string): EscolhaCombo[] {
  return setEscolha(escolhas, { idgrupo, id, escolhas: countEscolhas(escolhas, idgrupo, id) + 1 })
}

/** What one choice costs; what has no price goes last. */
function computeCusto(
  { precocombo, ...produto }: OpcaoCombo,
  preco: PrecoCombo | null,
  opcoes: OpcoesPreco,
): number {
  const normal = choosePreco(produto, produto.quantidade, opcoes)
  if (normal === null) return 0
  const unitario = preco?.tipo === 'por_produto' ? Math.min(normal, precocombo ?? normal) : normal
  return unitario * produto.quantidade
}
