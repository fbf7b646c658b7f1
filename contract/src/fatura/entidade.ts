import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { StatusPagamento } from '#pagamento'
import { pagina } from '#pagina'

export const SituacaoFatura = z.enum(['ABERTA', 'VENCIDA', 'PAGA', 'CANCELADA'])
export type SituacaoFatura = z.infer<typeof SituacaoFatura>

/** What is owed for an order on credit, or one instalment of it; days are 'YYYY-MM-DD'. */
export const Fatura = z.object({
  idfatura: id,
  numpedido: z.int(),
  numPedidoCliente: z.string(),
  parcela: z.int(),
  parcelas: z.int(),
  emissao: z.string(),
  vencimento: z.string(),
  /** Days to go; negative once it is overdue. */
  dias: z.int(),
  /** What is owed, or was paid. */
  valor: dinheiro,
  /** The amount by which it was lowered since: for goods not delivered, or returned. */
  abatido: dinheiro,
  /** Of a paid one, what went back. */
  devolvido: dinheiro,
  situacao: SituacaoFatura,
  paga_em: z.string().nullable(),
  /** The slip that can still be paid; null: none is registered. */
  boleto: z.object({ linha_digitavel: z.string(), vencimento: z.string() }).nullable(),
})
export type Fatura = z.infer<typeof Fatura>

const Soma = z.object({ valor: dinheiro, quantidade: z.int() })

/** By which channels this cliente is reminded: three days before, and once overdue. */
export const LembretesFatura = z.object({ email: z.boolean() })
export type LembretesFatura = z.infer<typeof LembretesFatura>

/** The slip of one invoice: 47 digits of its line, 44 of its bars; days are 'YYYY-MM-DD'. */
export const BoletoFatura = z.object({
  idfatura: id,
  linha_digitavel: z.string(),
  codigo_barras: z.string(),
  vencimento: z.string(),
  valor: dinheiro,
})
export type BoletoFatura = z.infer<typeof BoletoFatura>

/** Everything that is owed, and the credit it is part of; whatever the filter. */
export const ResumoFaturas = z.object({
  /** Overdue ones included. */
  abertas: Soma,
  vencidas: Soma,
  /** Due today and in the next 7 days. */
  proximas: Soma,
  limiteCreditoTotal: dinheiro,
  limiteCreditoUsado: dinheiro,
  limiteCreditoDisponivel: dinheiro,
  /** Overdue for more than `dias`: nothing more is sold on credit until these are paid; null: it is. */
  bloqueio: z
    .object({
      dias: z.int(),
      faturas: z.array(
        z.object({ idfatura: id, numpedido: z.int(), vencimento: z.string(), valor: dinheiro }),
      ),
    })
    .nullable(),
  lembretes: LembretesFatura,
})
export type ResumoFaturas = z.infer<typeof ResumoFaturas>

export const PaginaFaturas = pagina(Fatura).extend({ resumo: ResumoFaturas })
export type PaginaFaturas = z.infer<typeof PaginaFaturas>

export const FiltroFaturas = z.object({
  /** `abertas`: overdue ones too; `bloqueio`: what stands against buying on credit. */
  situacao: z.enum(['abertas', 'vencidas', 'bloqueio', 'pagas', 'todas']).default('abertas'),
  numpedido: z.int().optional(),
  /** By due date. */
  dataInicio: z.iso.date().optional(),
  dataFim: z.iso.date().optional(),
  page: z.int().min(1).default(1),
  limit: z.int().min(1).max(100).default(10),
})
export type FiltroFaturas = z.infer<typeof FiltroFaturas>

/** One Pix for several invoices. */
export const CobrancaFaturas = z.object({
  idcobranca: id,
  status: StatusPagamento,
  valor: dinheiro,
  faturas: z.array(id),
  /** "Copia e cola" and its QR as an SVG path in a square of `lado` modules; null while the provider has not answered, and once paid. */
  pix: z.object({ brcode: z.string(), qr: z.string(), lado: z.int() }).nullable(),
  expira_em: z.string().nullable(),
  /** Demo only: the simulated bank's page for this charge. */
  simulador: z.string().nullable(),
})
export type CobrancaFaturas = z.infer<typeof CobrancaFaturas>
