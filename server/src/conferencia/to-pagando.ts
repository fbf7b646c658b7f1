import type { FormaPagamentoViva } from '#fornecedor'
import type { Pagando } from '#pagamento'

import type { EmSubmissao } from './checks.ts'

/** How a submission is to be paid; `total` in reais, `porPeso` in centavos. */
export function toPagando(
  {
    submissao,
    contexto,
    fornecedor,
    provedor,
    agora,
  }: Pick<EmSubmissao, 'submissao' | 'contexto' | 'fornecedor' | 'provedor' | 'agora'>,
  { forma, total, porPeso }: { forma: FormaPagamentoViva; total: number | null; porPeso: number },
): Pagando {
  const { formaPagamento: detalhe, tipoEntrega } = submissao
  const { tags } = contexto
  return { forma, detalhe, provedor, total, porPeso, tipoEntrega, tags, fuso: fornecedor.fuso, agora }
}
