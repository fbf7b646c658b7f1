import type { SalaChat } from '@vitrine/contract'

/** What a room is called by who buys: its order, or the store. */
export const nameSala = ({
  canal,
  numpedido,
  nome,
}: Pick<SalaChat, 'canal' | 'numpedido' | 'nome'>): string =>
  canal === 'PEDIDO' ? `Pedido ${numpedido}` : nome
