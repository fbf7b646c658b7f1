import { listNomes } from './list-nomes.ts'

/** Where the customer is just now; null: nowhere that is known of. */
export function sayAqui(naConversa: readonly string[], noCarrinho: string | null): string | null {
  if (naConversa.length > 0)
    return `${listNomes(naConversa)} ${naConversa.length === 1 ? 'está' : 'estão'} nesta conversa`
  return noCarrinho === null ? null : `${listNomes([noCarrinho])} está no carrinho`
}
