import { z } from 'zod'

export const StatusPedido = z.enum([
  'ORCAMENTO_NOVO',
  'ORCAMENTO_PRECIFICADO',
  'ENVIADO',
  'SEPARANDO',
  'AGUARDANDOPAGAMENTO',
  'PAGO',
  'EMENTREGA',
  'PRONTO_RETIRADA',
  'CANCELADO',
  'ENTREGUE',
])
export type StatusPedido = z.infer<typeof StatusPedido>
