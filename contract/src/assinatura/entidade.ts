import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { ItemCarrinho, MudancaCarrinho } from '#carrinho'
import { Imagem } from '#imagem'
import { TipoPagamento } from '#pagamento'
import { pagina } from '#pagina'
import { TipoAssinatura } from '#tipo-assinatura'
import { TipoEntrega } from '#venda'

export const StatusAssinatura = z.enum(['ATIVA', 'PAUSADA', 'CANCELADA'])
export type StatusAssinatura = z.infer<typeof StatusAssinatura>

/** An order that repeats by itself; days are 'YYYY-MM-DD' of the store. */
export const AssinaturaLista = z.object({
  idassinatura: id,
  idfornecedor: id,
  idcliente: id,
  /** As it was when it was begun. */
  tipo: TipoAssinatura,
  /** 'toda quinta'. */
  periodo: z.string(),
  status: StatusAssinatura,
  /** Why it waits, or why its last cycle was refused; '' when all is well. */
  motivo: z.string(),
  /** The next delivery; null unless it is active. */
  proxima: z.string().nullable(),
  totalItens: z.int(),
  imagens: z.array(Imagem),
  /** What the products cost today, without delivery; absent where prices may not be seen, and when one of them has no price. */
  valorHoje: dinheiro.optional(),
  criada_em: z.string(),
})
export type AssinaturaLista = z.infer<typeof AssinaturaLista>
export const PaginaAssinaturas = pagina(AssinaturaLista)
export type PaginaAssinaturas = z.infer<typeof PaginaAssinaturas>

export const Assinatura = AssinaturaLista.extend({
  /** Whoever asks may change it; false: it prepares, and others decide (readings 7 `submissao_pedido`). */
  podeSubmeter: z.boolean(),
  /** The order that began it. */
  numpedido: z.int(),
  /** Dates to come, those that were skipped marked. `gera_em`: until then the delivery can be changed. */
  proximas: z.array(z.object({ data: z.string(), pulada: z.boolean(), gera_em: z.string() })),
  /** At today's prices. */
  itens: z.array(ItemCarrinho),
  /** Lines that could not be ordered as they are today. */
  mudancas: z.array(MudancaCarrinho),
  tipoEntrega: TipoEntrega,
  formaEntrega: z.object({ nome: z.string(), janela: z.string() }).nullable(),
  /** How the next order is paid; null: in no way that is offered any more. */
  formaPagamento: z
    .object({
      idformapagto: id,
      tipo: TipoPagamento,
      nome: z.string(),
      /** The kept card that is charged. */
      cartao: z.object({ idcartao: id, bandeira: z.string(), final: z.string() }).nullable(),
    })
    .nullable(),
  /** Where to, in one line; null when the address or store is gone. */
  lugar: z.string().nullable(),
  /** The orders it made, the newest first. */
  pedidos: z.array(
    z.object({ numpedido: z.int(), ciclo: z.string().nullable(), status: z.string(), criado_em: z.string() }),
  ),
})
export type Assinatura = z.infer<typeof Assinatura>

/** How what repeats is paid; of a card which one that the login keeps. */
export const PagamentoAssinatura = z.object({ idformapagto: id, idcartao: id.optional() })

/** What an action needs: the date for `pular` (`desfazer`: it comes after all), the lines for `itens`, the method for `pagamento`. */
export const MudancaAssinatura = z.object({
  data: z.iso.date().optional(),
  desfazer: z.boolean().default(false),
  /** Of `pagamento`. */
  formaPagamento: PagamentoAssinatura.optional(),
  /** All lines as they shall be; a line that is not named is dropped. */
  itens: z
    .array(z.object({ id, quantidade: z.number().positive().max(1_000_000) }))
    .max(1000)
    .optional(),
})
export type MudancaAssinatura = z.infer<typeof MudancaAssinatura>
