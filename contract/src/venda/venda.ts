import { z } from 'zod'

export const CanalVenda = z.enum(['WEB', 'MANUAL'])
export type CanalVenda = z.infer<typeof CanalVenda>

/** What the store does when a product of an order is missing (ux 1.6.5). */
export const Substituicao = z.enum(['SIMILAR', 'LIGAR', 'REMOVER'])
export type Substituicao = z.infer<typeof Substituicao>
export const TipoEntrega = z.enum(['DELIVERY', 'RETIRADA'])
export type TipoEntrega = z.infer<typeof TipoEntrega>
