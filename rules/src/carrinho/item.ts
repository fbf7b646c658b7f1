import type { ItemComPreco } from '#preco'
import type { RegraQuantidade } from '#quantidade'

/** A cart line (§3): reais and units, as on the wire. */
export interface ItemCarrinho extends ItemComPreco, RegraQuantidade {
  id: string
  nome: string
  quantidade: number
  /** Gift wrap for one unit. */
  preco_embalagem?: number | null
  embalarParaPresente?: boolean
  /** The coupon's discount on this line, in reais; never more than its subtotal counts. */
  desconto?: number
}
