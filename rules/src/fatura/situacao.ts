export type StatusFatura = 'ABERTA' | 'PAGA' | 'CANCELADA'
export type SituacaoFatura = StatusFatura | 'VENCIDA'

/** An open invoice whose day is past is overdue; on the day itself it can still be paid. Days are 'YYYY-MM-DD'. */
export function situacaoOfFatura(
  { status, vencimento }: { status: StatusFatura; vencimento: string },
  hoje: string,
): SituacaoFatura {
  return status === 'ABERTA' && vencimento < hoje ? 'VENCIDA' : status
}
