import { explainAjuste, fitQuantidade, roundQuantidade } from '#quantidade'

import { tidyItens } from './change-quantidade.ts'
import type { ItemCarrinho } from './item.ts'
import type { NotaDaLinha } from './nota.ts'

/** A line that the merge changed in the customer's cart, told to the shopper. */
export interface MudancaCarrinho {
  id: string
  nome: string
  de: number
  para: number
  motivo: string
}

export interface CarrinhoMesclado<T extends ItemCarrinho> {
  itens: T[]
  /** One for each line of the visitor's cart, in its order. */
  mudancas: MudancaCarrinho[]
}

/**
 * The visitor's cart poured into the customer's at login (readings 5): quantities add up, rules and caps apply, a gift
 * wrap asked for on either side stays, and so does a note, the customer's own first. The customer's line carries the prices and rules that count.
 */
export function mergeVisitante<T extends ItemCarrinho>(
  itensCliente: readonly T[],
  itensVisitante: readonly T[],
): CarrinhoMesclado<T> {
  const lines = new Map(itensCliente.map((item) => [item.id, item]))
  const mudancas = itensVisitante.map((visitante) => {
    const cliente = lines.get(visitante.id)
    const { item, mudanca } = mergeItem(cliente ?? { ...visitante, quantidade: 0 }, visitante)
    lines.set(item.id, item)
    return mudanca
  })
  return { itens: tidyItens([...lines.values()]), mudancas }
}

function mergeItem<T extends ItemCarrinho>(cliente: T, visitante: T): { item: T; mudanca: MudancaCarrinho } {
  const { id, nome, quantidade: de, unidade } = cliente
  const { quantidade, ajuste } = fitQuantidade(cliente, roundQuantidade(de + visitante.quantidade))
  const embalarParaPresente = Boolean(cliente.embalarParaPresente || visitante.embalarParaPresente)
  const moved = de > 0 ? 'Somado ao que já estava no seu carrinho' : 'Veio do carrinho deste aparelho'
  const motivo = ajuste ? explainAjuste(cliente, ajuste, unidade) : moved
  return {
    item: { ...cliente, ...mergeNota(cliente, visitante), quantidade, embalarParaPresente },
    mudanca: { id, nome, de, para: quantidade, motivo },
  }
}

function mergeNota(cliente: ItemCarrinho, visitante: ItemCarrinho): NotaDaLinha {
  const observacao = cliente.observacao || visitante.observacao
  const substituicao = cliente.substituicao ?? visitante.substituicao
  return { ...(observacao && { observacao }), ...(substituicao && { substituicao }) }
}
