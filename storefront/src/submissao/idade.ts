import type { ConfiguracoesCliente, ItemCarrinho } from '@vitrine/contract'

/** Why restricted goods cannot be ordered yet: nobody said a birth date, or it is not an adult's. */
export type FaltaIdade = 'sem-data' | 'menor'

/** Null: nothing is restricted, or the account proves the age (readings 8). */
export function findFaltaIdade(
  itens: readonly Pick<ItemCarrinho, 'maior_de_18'>[],
  { maior_de_18, cliente }: Pick<ConfiguracoesCliente, 'maior_de_18' | 'cliente'>,
): FaltaIdade | null {
  if (maior_de_18 || !itens.some((item) => item.maior_de_18)) return null
  return cliente?.tem_data_nascimento ? 'menor' : 'sem-data'
}
