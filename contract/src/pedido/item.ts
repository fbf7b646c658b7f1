import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { Imagem } from '#imagem'
import { Imposto } from '#imposto'
import { TracoPreco } from '#produto'
import { ServicoEscolhido } from '#servico'
import { Substituicao } from '#venda'

export const ItemPedido = z.object({
  id,
  nome: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  imagem: Imagem.nullable(),
  /** Its place in the order. */
  sequencia: z.int(),
  quantidade,
  /** What was picked of it; null: not picked yet. */
  quantidadeServida: quantidade.nullable(),
  /** What the picked amount costs. */
  totalServido: dinheiro.nullable(),
  precounitario: dinheiro.nullable(),
  preco: dinheiro.nullable(),
  embalarParaPresente: z.boolean(),
  /** What the quantity costs before coupon and gift wrap: `total` is `subtotal` - `desconto` + `embalagens`. */
  subtotal: dinheiro.nullable(),
  embalagens: dinheiro,
  /** Note of the customer about this line; '' when there is none. */
  observacao: z.string(),
  /** Of the store to the customer about this line of a budget; '' when there is none. */
  recado: z.string(),
  /** The store added it to the budget; absent: the customer asked for it. */
  incluido_pela_loja: z.literal(true).optional(),
  /** Of this line alone; null: as the order says. */
  substituicao: Substituicao.nullable(),
  /** The coupon's discount on this line. */
  desconto: dinheiro,
  total: dinheiro.nullable(),
  /** Taxes that the invoice adds to the line, beside `total`, as they were agreed; `imposto` says by which rates (decision 0065). */
  valoripi: dinheiro,
  valorst: dinheiro,
  /** Both, of what was picked; null: not picked yet. */
  impostosServidos: dinheiro.nullable(),
  imposto: Imposto.optional(),
  traco_preco: TracoPreco.optional(),
  /** Bought inside this combo of the order; lines of the same `sequencia` belong together. */
  combo: z
    .object({ idcombopromocional_cabecalho: id, nome: z.string(), sequencia: z.int(), quantidade: z.int() })
    .nullable(),
})

/** A service of an order, with the product it is for. */
export const ServicoPedido = ServicoEscolhido.omit({ idlinha: true }).extend({
  nomeproduto: z.string().nullable(),
})
