import type { Imposto } from '#imposto'
import type { ItemComPreco } from '#preco'

/** Price of one combo: one sum, a percentage off the sum of its parts, or a price of its own for each product. */
export type PrecoCombo =
  | { tipo: 'fixo'; valor: number }
  | { tipo: 'percentual'; percentual: number }
  | { tipo: 'por_produto' }

/** A product that a slot offers. */
export interface OpcaoCombo extends ItemComPreco {
  /** idcadastroextraproduto. */
  id: string
  /** Units that one choice of it takes. */
  quantidade: number
  /** Unit price inside the combo, with `por_produto` alone. */
  precocombo?: number | null
  /** Stock in units; null or missing: not tracked. */
  estoque?: number | null
  /** False when it cannot be bought now. */
  disponivel?: boolean
}

/** A slot of a combo: from `minimo` to `maximo` choices among its products. */
export interface GrupoCombo<T extends OpcaoCombo = OpcaoCombo> {
  idgrupo: string
  nome: string
  minimo: number
  maximo: number
  /** The same product may be chosen more than once. */
  repete: boolean
  produtos: readonly T[]
}

/** A choice: a product of a slot, and how many times it is taken. */
export interface EscolhaCombo {
  idgrupo: string
  id: string
  escolhas: number
}

/** A product inside a combo of the cart: units that one combo takes. */
export interface ParteCombo extends ItemComPreco {
  id: string
  quantidade: number
  precocombo?: number | null
  imposto?: Pick<Imposto, 'ipi' | 'st'> | null
}
