import { formatDia } from '#data'
import { formatPercentual, formatReais } from '#dinheiro'
import { joinPalavras, pluralize } from '#texto'

import type { GrupoCombo, PrecoCombo } from './combo.ts'
import type { VigenciaCombo } from './situacao.ts'

/** What the sentence says of a combo. */
export interface ComboDaFrase extends VigenciaCombo {
  preco: PrecoCombo
  limite_por_pedido: number | null
  grupos: readonly Pick<GrupoCombo, 'nome' | 'minimo' | 'maximo'>[]
}

const ENTREGAS = { DELIVERY: 'só para entrega', RETIRADA: 'só para retirada na loja' } as const
const CANAIS = { WEB: 'só pelo site', MANUAL: 'só com um atendente' } as const

/** A combo as one sentence (ux 3.7): 'Quem leva 2 de Massas e de 1 a 3 de Molhos paga R$ 39,90, até 30/11/2026.' */
export function describeCombo(combo: ComboDaFrase): string {
  const { grupos, inicio, fim, condicoes, limite_por_pedido } = combo
  const tags = condicoes.tags ?? []
  const partes = [
    `Quem leva ${joinPalavras(grupos.map(describeGrupo), 'e')} ${describePreco(combo.preco)}`,
    tags.length > 0 && `para clientes com a etiqueta ${tags.join(' ou ')}`,
    condicoes.tipoEntrega && ENTREGAS[condicoes.tipoEntrega],
    condicoes.canalVenda && CANAIS[condicoes.canalVenda],
    inicio !== null && (fim === null ? `a partir de ${formatDia(inicio)}` : `de ${formatDia(inicio)}`),
    fim !== null && `até ${formatDia(fim)}`,
    limite_por_pedido !== null && `no máximo ${pluralize(limite_por_pedido, 'vez', 'vezes')} por pedido`,
  ].filter((parte) => typeof parte === 'string')
  return `${partes.join(', ')}.${combo.exige_login ? ' Só para quem entrou na conta.' : ''}`
}

function describeGrupo({ nome, minimo, maximo }: ComboDaFrase['grupos'][number]): string {
  const quantos = minimo === maximo ? String(minimo) : describeFaixa(minimo, maximo)
  return `${quantos} de ${nome || 'um grupo sem nome'}`
}

const describeFaixa = (minimo: number, maximo: number): string =>
  minimo === 0 ? `até ${maximo}` : `${minimo} a ${maximo}`

function describePreco(preco: PrecoCombo): string {
  if (preco.tipo === 'fixo') return `paga ${formatReais(preco.valor)}`
  return preco.tipo === 'percentual'
    ? `paga ${formatPercentual(preco.percentual)}% menos`
    : 'paga o preço de combo de cada produto'
}
