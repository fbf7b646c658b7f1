import type { ParteCombo, PrecoCombo } from '#combo'
import type { Imposto } from '#imposto'
import type { ItemComPreco } from '#preco'
import type { RegraQuantidade } from '#quantidade'

import type { NotaDaLinha } from './nota.ts'

/** A cart line (§3): reais and units, as on the wire. */
export interface ItemCarrinho extends ItemComPreco, RegraQuantidade, NotaDaLinha {
  id: string
  nome: string
  quantidade: number
  /** Gift wrap for one unit. */
  preco_embalagem?: number | null
  embalarParaPresente?: boolean
  /** The coupon's discount on this line, in reais; never more than its subtotal counts. */
  desconto?: number
  /** What its invoice adds to the line; null or missing: nothing. */
  imposto?: Pick<Imposto, 'ipi' | 'st'> | null
  /** A combo: the products that one of it takes, priced together; the line's own prices count for nothing. */
  produtos?: readonly ParteCombo[] | null
  /** Null or missing: prices are hidden. */
  preco_combo?: PrecoCombo | null
}
