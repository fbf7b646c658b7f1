import { z } from 'zod'

import { dinheiro, id, pagina } from '#comum'
import { StatusPagamento } from '#pagamento'

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
  valor: dinheiro,
  situacao: SituacaoFatura,
  paga_em: z.string().nullable(),
})
export type Fatura = z.infer<typeof Fatura>

const Soma = z.object({ valor: dinheiro, quantidade: z.int() })

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
})
export type ResumoFaturas = z.infer<typeof ResumoFaturas>

export const PaginaFaturas = pagina(Fatura).extend({ resumo: ResumoFaturas })
export type PaginaFaturas = z.infer<typeof PaginaFaturas>

export const FiltroFaturas = z.object({
  /** `abertas`: overdue ones too. */
  situacao: z.enum(['abertas', 'vencidas', 'pagas', 'todas']).default('abertas'),
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
