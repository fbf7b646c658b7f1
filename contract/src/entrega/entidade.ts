import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { TipoEntrega } from '#venda'

/** Whether a window can be chosen, and if not why. */
export const SituacaoJanela = z.enum(['LIVRE', 'ENCERRADA', 'ESGOTADA'])
export type SituacaoJanela = z.infer<typeof SituacaoJanela>

/** From this value of the goods after discounts on, delivery costs so much. */
const Degrau = z.object({ desde: dinheiro, taxa: dinheiro })

/** A delivery form with the dates it can still serve (§4 Delivery options). */
export const FormaEntrega = z.object({
  idformaentrega: id,
  nome: z.string(),
  tipoEntrega: TipoEntrega,
  modalidade: z.enum(['FROTA', 'TRANSPORTADORA', 'RETIRADA']),
  /** Who carries it; null: the own fleet, or pickup. */
  transportadora: z.string().nullable(),
  /** Store of a pickup form; null for delivery. */
  idloja: id.nullable(),
  /** At the lowest value that it serves, for this place and weight. */
  taxaentrega: dinheiro,
  gratis_acima: dinheiro.nullable(),
  /** What it costs by the value of the goods after discounts: from `desde` on, `taxa`. The first also counts below it. */
  degraus: z.array(Degrau),
  pedido_minimo: dinheiro.nullable(),
  /** The price above was negotiated: by whom, why, and what the store's own table says. Absent: it is the table's. */
  frete_negociado: z.object({ por: z.string(), motivo: z.string(), tabela: z.array(Degrau) }).optional(),
  /** 'Peça até 16h', for the first free window; null when that is far off. */
  corte: z.string().nullable(),
  /** Days among `datas` that a holiday closes. */
  fechados: z.array(z.object({ data: z.string(), nome: z.string() })),
  /** First one is active from the start, with its first window. */
  datas: z.array(
    z.object({
      /** 'YYYY-MM-DD' in the store's zone. */
      data_de_entrega: z.string(),
      janelas: z.array(
        z.object({
          inicio: z.string(),
          fim: z.string(),
          /** Exactly when `situacao` is LIVRE. */
          disponivel: z.boolean(),
          situacao: SituacaoJanela,
          /** Orders it still takes; null without such a limit. */
          vagas: z.int().nullable(),
          /** An order at this moment is too late. */
          encerra_em: z.string(),
          rotulo: z.string(),
        }),
      ),
    }),
  ),
})
export type FormaEntrega = z.infer<typeof FormaEntrega>
