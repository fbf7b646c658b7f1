/** What became of a request; PENDENTE and ALTERADA (changed by an approver) are open. */
export const estadosAprovacao = [
  'PENDENTE',
  'ALTERADA',
  'APROVADA',
  'RECUSADA',
  'RETIRADA',
  'VENCIDA',
] as const
export type EstadoAprovacao = (typeof estadosAprovacao)[number]

export const nomeDoEstado: Record<EstadoAprovacao, string> = {
  PENDENTE: 'Aguarda aprovação',
  ALTERADA: 'Alterado, aguarda aprovação',
  APROVADA: 'Aprovado',
  RECUSADA: 'Recusado',
  RETIRADA: 'Retirado',
  VENCIDA: 'Prazo vencido',
}

/** What may be answered to an open request, or done to one's own. */
export const acoesAprovacao = ['aprovar', 'alterar', 'recusar', 'retirar'] as const
export type AcaoAprovacao = (typeof acoesAprovacao)[number]

/** Still to be answered. */
export function isAberta(estado: EstadoAprovacao): boolean {
  return estado === 'PENDENTE' || estado === 'ALTERADA'
}
