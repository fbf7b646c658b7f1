import { faltas, voltas } from '@vitrine/rules/pedido'
import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { Imagem } from '#imagem'
import { TipoPagamento } from '#pagamento'
import { pagina } from '#pagina'
import { CanalVenda, TipoEntrega } from '#venda'

import { autoria } from './autoria.ts'
import { StatusPedido } from './status.ts'

export const PedidoLista = z.object({
  numpedido: z.int(),
  idfornecedor: id,
  status: StatusPedido,
  /** Made to try the store out: it counts in no sum, and its goods come back. */
  teste: z.boolean(),
  canalVenda: CanalVenda,
  /** By the names of the list's filter (§9). */
  canal: z.string(),
  /** As an item of the list carries it (§3). */
  tipoentrega: TipoEntrega,
  /** The same value, by the spelling that section 3 reads. */
  tipoEntrega: TipoEntrega,
  criado_em: z.string(),
  data_de_entrega: z.string().nullable(),
  janela: z.string().nullable(),
  /** When it was handed over, which may be before or after its day; null: not yet. */
  entregue_em: z.string().nullable(),
  totalpedido: dinheiro.nullable(),
  /** Interest of paying in parts, of what was picked once that is known; not part of `totalpedido`. */
  juros: dinheiro,
  /** What is paid in the end: `totalpedido` and `juros`. */
  totalapagar: dinheiro.nullable(),
  totalItens: z.int(),
  formaPagamento: z.object({ tipo: TipoPagamento, nome: z.string() }),
  numPedidoCliente: z.string(),
  numpedidoerp: z.string().nullable(),
  /** Store of a pickup, as it was called then; null for deliveries. */
  nomeLoja: z.string().nullable(),
  /** Why it was cancelled; '' of any other. */
  motivo: z.string(),
  /** What its customer has to do before the order continues, other than paying a Pix or a slip; null: nothing. */
  falta: z.enum(faltas).nullable(),
  /** The payer disputes the payment at the bank: the order does not move. */
  retido: z.boolean(),
  /** What went back of its money by its provider, and why; null: nothing did. */
  volta: z.object({ valor: dinheiro, porque: z.enum(voltas) }).nullable(),
  /** Money that goes back by Pix waits for its customer's key, or for the store to send it; null: none does. */
  reembolso: z.enum(['FALTA_CHAVE', 'A_CAMINHO']).nullable(),
  /** The customer's rating; null: not rated. */
  estrelas: z.int().nullable(),
  ...autoria,
  imagens: z.array(Imagem),
})
export type PedidoLista = z.infer<typeof PedidoLista>
export const PaginaPedidos = pagina(PedidoLista)
export type PaginaPedidos = z.infer<typeof PaginaPedidos>
