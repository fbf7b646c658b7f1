import type { RespostaNegociacao } from '@vitrine/contract'

export type Encerrada = NonNullable<RespostaNegociacao['encerrada']>

/** How a negotiation ended, in the customer's words. */
export function sayFim({ estado, quem }: Encerrada): string {
  switch (estado) {
    case 'FECHADA':
      return `${quem.nome} fechou o pedido em seu nome.`
    case 'VENCIDA':
      return 'O prazo dos preços negociados acabou: valem os do catálogo.'
    case 'ANULADA':
      return 'O carrinho mudou além do combinado: valem os preços do catálogo.'
    default:
      return `${quem.nome} liberou o carrinho: valem os preços do catálogo.`
  }
}
