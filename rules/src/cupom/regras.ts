import { formatDia } from '#data'
import { formatReais } from '#dinheiro'
import { joinPalavras } from '#texto'

import type { ContextoCupom, Cupom } from './cupom.ts'
import { isEspecifico } from './descontos.ts'

const ENTREGAS = { DELIVERY: 'Só para entrega', RETIRADA: 'Só para retirada na loja' } as const
const CANAIS = { WEB: 'Só pelo site', MANUAL: 'Só com um atendente' } as const

/** The conditions in plain words, one sentence each (ux 1.13.1). */
export function describeRegras(
  cupom: Cupom,
  { formasPagamento }: Pick<ContextoCupom, 'formasPagamento'>,
): string[] {
  const { condicoes, nao_usar_com_politica } = cupom
  const { valor_minimo, canalVenda, tipoEntrega, fim } = condicoes
  return [
    valor_minimo && `Em compras a partir de ${formatReais(valor_minimo)}`,
    condicoes.primeira_compra && 'Só na primeira compra',
    isEspecifico(cupom) && 'Só em produtos selecionados',
    nao_usar_com_politica && 'Não se soma a preços especiais',
    describePagamento(cupom, formasPagamento),
    tipoEntrega && ENTREGAS[tipoEntrega],
    canalVenda && CANAIS[canalVenda],
    describeLimite(cupom),
    fim && `Vale até ${formatDia(fim)}`,
  ].filter((regra) => typeof regra === 'string')
}

function describePagamento(
  { condicoes: { idformapagto = [] } }: Cupom,
  formas: ContextoCupom['formasPagamento'],
): string | null {
  const nomes = formas.filter((forma) => idformapagto.includes(forma.idformapagto)).map(({ nome }) => nome)
  return nomes.length > 0 ? `Pagando com ${joinPalavras(nomes, 'ou')}` : null
}

function describeLimite({ condicoes: { limite_por_cliente } }: Cupom): string | null {
  if (!limite_por_cliente) return null
  return limite_por_cliente === 1 ? 'Uma vez por cliente' : `Até ${limite_por_cliente} vezes por cliente`
}
