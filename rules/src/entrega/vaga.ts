/** What one window of a delivery form can take; null: no limit. */
export interface Capacidade {
  capacidade_pedidos: number | null
  capacidade_gramas: number | null
}

/** What orders have taken of a window already. */
export interface Ocupacao {
  pedidos: number
  gramas: number
}

export const vazia: Ocupacao = { pedidos: 0, gramas: 0 }

export function isLimitada({ capacidade_pedidos, capacidade_gramas }: Capacidade): boolean {
  return capacidade_pedidos !== null || capacidade_gramas !== null
}

/** Whether a window takes one more order of this weight. */
export function hasVaga(capacidade: Capacidade, ocupacao: Ocupacao, gramas: number): boolean {
  const { capacidade_pedidos, capacidade_gramas } = capacidade
  if (capacidade_pedidos !== null && ocupacao.pedidos >= capacidade_pedidos) return false
  return capacidade_gramas === null || ocupacao.gramas + gramas <= capacidade_gramas
}

/** Orders that a window still takes; null without a limit on orders. */
export function countVagas({ capacidade_pedidos }: Capacidade, { pedidos }: Ocupacao): number | null {
  return capacidade_pedidos === null ? null : Math.max(0, capacidade_pedidos - pedidos)
}
