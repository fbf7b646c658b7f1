import { pluralize } from '#texto'

import type { EscolhaCombo, GrupoCombo } from './combo.ts'

/** How a slot stands: 3 of 6 chosen, what is missing, what is too much. */
export interface SituacaoGrupo {
  idgrupo: string
  nome: string
  escolhidos: number
  minimo: number
  maximo: number
  faltam: number
  sobram: number
}

/** Times that a product of a slot is chosen. */
export function countEscolhas(escolhas: readonly EscolhaCombo[], idgrupo: string, id?: string): number {
  return escolhas
    .filter((escolha) => escolha.idgrupo === idgrupo && (id === undefined || escolha.id === id))
    .reduce((sum, { escolhas }) => sum + escolhas, 0)
}

/** Each slot in its order, live while the shopper chooses (ux 1.15.1). */
export function listSituacoes(
  grupos: readonly GrupoCombo[],
  escolhas: readonly EscolhaCombo[],
): SituacaoGrupo[] {
  return grupos.map(({ idgrupo, nome, minimo, maximo }) => {
    const escolhidos = countEscolhas(escolhas, idgrupo)
    const faltam = Math.max(0, minimo - escolhidos)
    return { idgrupo, nome, escolhidos, minimo, maximo, faltam, sobram: Math.max(0, escolhidos - maximo) }
  })
}

/**
 * What these choices still lack to be a combo, as a text: 'Faltam 2 itens do grupo Rótulos'; null when nothing is missing. A product that
 * its slot does not offer, or a repeated one where nothing repeats, is refused too.
 */
export function explainFalta(
  grupos: readonly GrupoCombo[],
  escolhas: readonly EscolhaCombo[],
): string | null {
  if (escolhas.some((escolha) => !isOferecida(grupos, escolha)))
    return 'Um dos itens escolhidos não faz mais parte do combo.'
  for (const { nome, faltam, sobram } of listSituacoes(grupos, escolhas)) {
    if (faltam > 0) return `${faltam === 1 ? 'Falta' : 'Faltam'} ${itens(faltam)} do grupo ${nome}`
    if (sobram > 0) return `Tire ${itens(sobram)} do grupo ${nome}`
  }
  return grupos.every(({ idgrupo }) => countEscolhas(escolhas, idgrupo) === 0)
    ? 'Escolha os itens do combo'
    : null
}

const itens = (n: number) => pluralize(n, 'item', 'itens')

function isOferecida(grupos: readonly GrupoCombo[], { idgrupo, id, escolhas }: EscolhaCombo): boolean {
  const grupo = grupos.find((grupo) => grupo.idgrupo === idgrupo)
  if (!grupo?.produtos.some((produto) => produto.id === id)) return false
  return Number.isInteger(escolhas) && escolhas > 0 && (grupo.repete || escolhas === 1)
}

/** The choices with one product set to a number of times; 0 drops it. */
export function setEscolha(
  escolhas: readonly EscolhaCombo[],
  { idgrupo, id, escolhas: vezes }: EscolhaCombo,
): EscolhaCombo[] {
  const others = escolhas.filter((escolha) => escolha.idgrupo !== idgrupo || escolha.id !== id)
  return vezes > 0 ? [...others, { idgrupo, id, escolhas: vezes }] : others
}

/** What needs no choice: slots that offer exactly what they ask for. */
export function listObrigatorias(grupos: readonly GrupoCombo[]): EscolhaCombo[] {
  return grupos.flatMap(({ idgrupo, minimo, maximo, repete, produtos }) => {
    const [only] = produtos
    if (minimo !== maximo) return []
    if (repete) return produtos.length === 1 && only ? [{ idgrupo, id: only.id, escolhas: minimo }] : []
    return produtos.length === minimo ? produtos.map(({ id }) => ({ idgrupo, id, escolhas: 1 })) : []
  })
}

/** The chosen products as parts of a combo: units that one combo takes, in the order of the slots. */
export function listPartes<T extends { id: string; quantidade: number }>(
  grupos: readonly { idgrupo: string; produtos: readonly T[] }[],
  escolhas: readonly EscolhaCombo[],
): (T & { idgrupo: string; escolhas: number })[] {
  return grupos.flatMap(({ idgrupo, produtos }) =>
    produtos.flatMap((produto) => {
      const vezes = countEscolhas(escolhas, idgrupo, produto.id)
      if (vezes === 0) return []
      const quantidade = Math.round(produto.quantidade * vezes * 1000) / 1000
      return [{ ...produto, idgrupo, escolhas: vezes, quantidade }]
    }),
  )
}
