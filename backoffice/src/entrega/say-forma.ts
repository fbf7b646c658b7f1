import type { EnderecoTestado, FormaEntrega } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'

import { findPrimeira } from './say-momento.ts'

export const motivos: Record<EnderecoTestado['fora'][number]['motivo'], string> = {
  TABELA: 'nenhuma linha da tabela de frete serve para este lugar e este peso',
  DIAS: 'não há dia livre nas próximas semanas',
}

/** What a form costs, from what order on, and its first free window. */
export function sayForma({ degraus, taxaentrega, pedido_minimo, datas }: FormaEntrega): string {
  const precos = degraus.map(({ desde, taxa }) => {
    const custo = taxa === 0 ? 'grátis' : formatReais(taxa)
    return desde > 0 ? `${custo} a partir de ${formatReais(desde)}` : custo
  })
  const livre = findPrimeira({ datas })
  return [
    precos.length > 0 ? precos.join(', ') : formatReais(taxaentrega),
    ...(pedido_minimo === null ? [] : [`pedido mínimo de ${formatReais(pedido_minimo)}`]),
    livre ? `primeira: ${livre.rotulo}` : 'todas as janelas cheias',
  ].join(' · ')
}
