import type { GradeDaNegociacao } from '@vitrine/contract'

/** How the last negotiation of a cart ended, or that it goes on. */
export const fins: Record<NonNullable<GradeDaNegociacao['encerrada']>['estado'], string> = {
  ABERTA: 'A negociação está aberta.',
  LIBERADA: 'O carrinho foi liberado com os preços.',
  FECHADA: 'A negociação virou pedido.',
  DESFEITA: 'O carrinho foi desbloqueado e os preços voltaram aos da tabela.',
  VENCIDA: 'O prazo venceu e os preços voltaram aos da tabela.',
  ANULADA: 'O cliente saiu do combinado e nenhum preço negociado ficou.',
}
