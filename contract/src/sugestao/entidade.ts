import { z } from 'zod'

import { id } from '#campo'
import { ProdutoLista } from '#produto'

/** Where a recommendation stands (§3). */
export const Visao = z.enum(['CART', 'PRODUCT', 'HOME'])
export type Visao = z.infer<typeof Visao>

/** What the shopper did with a recommended product: shown, clicked, added, refused. */
export const AcaoSugestao = z.enum(['EXIBIDO', 'CLICADO', 'ADICIONADO', 'RECUSADO'])
export type AcaoSugestao = z.infer<typeof AcaoSugestao>

/** Why these products: titles say it, so that most sold is never sold as personal. */
export const MotivoSugestao = z.enum(['COMPRADOS_JUNTOS', 'COSTUMA_COMPRAR', 'MAIS_VENDIDOS'])
export type MotivoSugestao = z.infer<typeof MotivoSugestao>

export const Sugestao = z.object({
  produtos: z.array(ProdutoLista),
  /** Goes back with each feedback; a visitor's browser sends it again with the next request. */
  sessao_id: id,
  visao: Visao,
  motivo: MotivoSugestao,
  /** 'Combina com seu carrinho': true to `motivo`. */
  titulo: z.string(),
})
export type Sugestao = z.infer<typeof Sugestao>
