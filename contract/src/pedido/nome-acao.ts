import { z } from 'zod'

/** What a buyer does to an order (readings 10). */
export const AcaoPedido = z.enum([
  'cancelar',
  'aceitar-orcamento',
  'recusar-orcamento',
  'confirmar-entrega',
  'arrependimento',
  'aceitar-peso',
  'recusar-peso',
  'repetir',
])
export type AcaoPedido = z.infer<typeof AcaoPedido>
