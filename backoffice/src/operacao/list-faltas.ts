import type { FornecedorDaPlataforma } from '@vitrine/contract'

/** What a supplier lacks before anybody can buy from it, in words. */
export function listFaltas({
  produtos,
  formas_entrega,
  formas_pagamento,
}: Pick<FornecedorDaPlataforma, 'produtos' | 'formas_entrega' | 'formas_pagamento'>): string[] {
  const falta = (quantos: number, nome: string) => (quantos === 0 ? [nome] : [])
  return [
    ...falta(produtos, 'produtos'),
    ...falta(formas_entrega, 'forma de entrega'),
    ...falta(formas_pagamento, 'forma de pagamento'),
  ]
}
