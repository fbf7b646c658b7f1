import type { CartaoSalvo } from '@vitrine/contract'

/** 'Visa final 1111'. */
export function describeCartao({ bandeira, final }: Pick<CartaoSalvo, 'bandeira' | 'final'>): string {
  return `${bandeira.charAt(0).toUpperCase()}${bandeira.slice(1)} final ${final}`
}
