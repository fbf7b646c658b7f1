import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'

/** A service that can be had with this cart (readings 8): price for the order, a line or each unit. */
export const ServicoOferecido = z.object({
  idservico: id,
  nome: z.string(),
  descricao: z.string(),
  aplicacao: z.enum(['pedido', 'linha']),
  cobranca: z.enum(['fixo', 'unidade']),
  preco: dinheiro,
  /** Lines of the cart that it is for. */
  linhas: z.array(id),
})
export type ServicoOferecido = z.infer<typeof ServicoOferecido>

/** `idlinha` null: for the order. */
export const EscolhaServico = z.object({ idservico: id, idlinha: id.nullable() })
export type EscolhaServico = z.infer<typeof EscolhaServico>

/** A chosen service with what it costs: a line of its own in cart and order. */
export const ServicoEscolhido = EscolhaServico.extend({
  nome: z.string(),
  quantidade,
  precounitario: dinheiro,
  total: dinheiro,
})
export type ServicoEscolhido = z.infer<typeof ServicoEscolhido>
