import { computeCombo, explainCombo } from '#combo'
import type { OpcoesPreco } from '#preco'
import { choosePreco } from '#preco'

import type { ItemCarrinho } from './item.ts'

type Linha = ItemCarrinho & { disponivel?: boolean }

/** A line that changed by itself since the shopper last saw it: its price, or whether it can be had. */
export interface Deriva {
  id: string
  nome: string
  tipo: 'preco' | 'indisponivel' | 'disponivel'
  /** Unit prices in reais; null for the other kinds. */
  de: number | null
  para: number | null
}

/**
 * What changed by itself between two looks at a cart (ux 1.6.6). Unit prices are compared at the quantity of the later one, so that
 * what the shopper did to the quantity does not count. A line without a price on either side is not compared.
 */
export function compareItens(
  antes: readonly Linha[],
  depois: readonly Linha[],
  opcoes: OpcoesPreco,
): Deriva[] {
  const before = new Map(antes.map((item) => [item.id, item]))
  return depois.flatMap((item) => {
    const old = before.get(item.id)
    return old ? compareItem(old, item, opcoes) : []
  })
}

/** Two lists of drifts as one: the first price seen and the last one. A price that came back to what it was is left out. */
export function joinDerivas(antigas: readonly Deriva[], novas: readonly Deriva[]): Deriva[] {
  const byId = new Map(antigas.map((deriva) => [deriva.id, deriva]))
  for (const nova of novas) {
    const antiga = byId.get(nova.id)
    const isSame = antiga?.tipo === 'preco' && nova.tipo === 'preco'
    byId.set(nova.id, isSame ? { ...nova, de: antiga.de } : nova)
  }
  return [...byId.values()].filter(({ tipo, de, para }) => tipo !== 'preco' || de !== para)
}

function compareItem(antes: Linha, depois: Linha, opcoes: OpcoesPreco): Deriva[] {
  const { id, nome, quantidade } = depois
  if (antes.disponivel !== depois.disponivel && antes.nome !== '') {
    return [
      { id, nome, tipo: depois.disponivel === false ? 'indisponivel' : 'disponivel', de: null, para: null },
    ]
  }
  const de = chooseUnitario(antes, quantidade, opcoes)
  const para = chooseUnitario(depois, quantidade, opcoes)
  return de === null || para === null || de === para ? [] : [{ id, nome, tipo: 'preco', de, para }]
}

/** The price of a combo is computed from its parts and its own price: the price of one on its line is only for display. */
function chooseUnitario(item: Linha, quantidade: number, opcoes: OpcoesPreco): number | null {
  if (!item.produtos) return choosePreco(item, quantidade, opcoes)
  return explainCombo(computeCombo(item.preco_combo, item.produtos, quantidade, opcoes), quantidade)
    .precounitario
}
