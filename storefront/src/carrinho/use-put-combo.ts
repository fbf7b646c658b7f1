import type { Combo, ItemCarrinho, ParteCombo, ProdutoCombo } from '@vitrine/contract'
import type { ContaCombo } from '@vitrine/rules/combo'
import { roundQuantidade } from '@vitrine/rules/quantidade'
import { pluralize } from '@vitrine/rules/texto'

import { bare } from './armazenamento.ts'
import { applyPasso, toItemCarrinho } from './estado.ts'
import type { EstadoCarrinho } from './estado.ts'
import { refuseLocked } from './use-change-carrinho.ts'
import { useCarro } from './provider.tsx'

type ParteEscolhida = ProdutoCombo & { idgrupo: string; escolhas: number }

/** A combo as it was put together on its page. */
export interface ComboMontado {
  partes: readonly ParteEscolhida[]
  quantidade: number
  maximo: number | null
  conta: ContaCombo | null
}

/**
 * Puts combos into the cart and takes them apart (ux 1.15.2): a combo is one line, however many products it holds. False
 * while an attendant holds the cart, which is told.
 */
export function usePutCombo() {
  const { store } = useCarro()
  const apply = (...args: Parameters<typeof applyPasso> extends [unknown, ...infer Rest] ? Rest : never) =>
    store.setState(applyPasso(store.getState(), ...args))
  return {
    /** `idlinha`: the line that this one takes the place of. */
    put(combo: Combo, montado: ComboMontado, idlinha: string | null): boolean {
      if (refuseLocked(store.getState())) return false
      const item = toItemCombo(combo, montado)
      const igual = findIgual(store.getState(), item)
      const { quantidade } = montado
      if (idlinha && igual?.id === idlinha) apply({ tipo: 'define', id: idlinha, quantidade })
      else {
        if (idlinha) apply({ tipo: 'define', id: idlinha, quantidade: 0 })
        if (igual) apply({ tipo: 'soma', id: igual.id, delta: quantidade }, igual)
        else apply({ tipo: 'define', id: item.id, quantidade }, item)
      }
      return true
    },
    /** Products as lines of their own, at their normal price. */
    release(partes: readonly (ParteEscolhida | ParteCombo)[], combos: number): boolean {
      if (refuseLocked(store.getState())) return false
      for (const parte of partes) {
        const item = 'name' in parte ? toItemAvulso(parte) : toItemDaParte(parte)
        apply({ tipo: 'soma', id: parte.id, delta: roundQuantidade(parte.quantidade * combos) }, item)
      }
      return true
    },
    /** The line goes, its products stay. */
    undo(item: ItemCarrinho) {
      if (this.release(item.produtos ?? [], item.quantidade))
        apply({ tipo: 'define', id: item.id, quantidade: 0 })
    },
  }
}

/** A line of the same combo with the same choices: one more of it, not another line. */
function findIgual({ itens }: EstadoCarrinho, item: ItemCarrinho): ItemCarrinho | undefined {
  const wanted = chaveOf(item)
  return itens.find((outro) => outro.produtos && chaveOf(outro) === wanted)
}

function chaveOf({ idcombopromocional_cabecalho, produtos = [] }: ItemCarrinho): string {
  const escolhas = produtos.map(({ idgrupo, id, escolhas }) => `${idgrupo}/${id}/${escolhas}`)
  return `${idcombopromocional_cabecalho}:${escolhas.sort().join()}`
}

function toItemCombo(combo: Combo, { partes, maximo, conta, quantidade }: ComboMontado): ItemCarrinho {
  const escolhas = partes.reduce((sum, { escolhas }) => sum + escolhas, 0)
  return {
    ...bare({ id: crypto.randomUUID(), quantidade: 0 }),
    idproduto: combo.idcombopromocional_cabecalho,
    nome: combo.nome,
    embalagem: `combo com ${pluralize(escolhas, 'item', 'itens')}`,
    imagem: partes.find(({ imagem }) => imagem)?.imagem ?? null,
    maior_de_18: combo.maior_de_18,
    granularidade: 1,
    maxporpedido: maximo,
    idcombopromocional_cabecalho: combo.idcombopromocional_cabecalho,
    produtos: partes.map(toParte),
    ...(combo.preco_combo && { preco_combo: combo.preco_combo }),
    ...(conta && { preco: conta.soma / quantidade, preconf: conta.total / quantidade }),
  }
}

function toParte(parte: ParteEscolhida): ParteCombo {
  const { idgrupo, id, escolhas, name, embalagem, unidade, imagem, quantidade, disponivel } = parte
  const { preco, preconf, precovendaatacado, minvendaatacado, efeitospoliticas, precocombo } = parte
  const { multiploincremento } = parte
  const precos = { preco, preconf, precovendaatacado, minvendaatacado, efeitospoliticas, precocombo }
  const facts = { nome: name, embalagem, unidade, imagem, quantidade, disponivel, multiploincremento }
  return { idgrupo, id, escolhas, ...facts, ...precos }
}

function toItemAvulso(parte: ParteEscolhida): ItemCarrinho {
  const { idgrupo: _grupo, escolhas: _vezes, precocombo: _preco, estoque: _estoque, ...produto } = parte
  return { ...toItemCarrinho(produto), quantidade: 0 }
}

/** What the cart knows of a part is enough to show it until the server answers. */
function toItemDaParte({ id, nome, embalagem, unidade, imagem, preco, preconf }: ParteCombo): ItemCarrinho {
  return { ...bare({ id, quantidade: 0 }), nome, embalagem, unidade, imagem, preco, preconf }
}
