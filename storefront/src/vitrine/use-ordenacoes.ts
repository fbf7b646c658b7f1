import type { Fornecedor } from '@vitrine/contract'

import { useLoja } from '#shell'

/** The supplier's orders; those by price only where prices are shown (readings 3). */
export function useOrdenacoes(comPrecos: boolean): Fornecedor['ordenacoes_produto'] {
  const { ordenacoes_produto } = useLoja()
  return comPrecos
    ? ordenacoes_produto
    : ordenacoes_produto.filter(({ codigo }) => !codigo.endsWith('_preco'))
}
