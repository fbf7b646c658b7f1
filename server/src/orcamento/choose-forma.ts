import type { PedidoDeAcao } from '@vitrine/contract'
import { findCondicao, offerForma } from '@vitrine/rules/orcamento'
import { isPorPeso } from '@vitrine/rules/pagamento'

import { refuse } from '#conferencia'
import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { totalComImpostos } from '#submissao'

import type { CondicaoGuardada, Orcamento } from './orcamento.repository.ts'

export const refusePagamento = (motivo: string): never =>
  refuse('pagamento_indisponivel', [], undefined, motivo)

/** By which method, as this budget offers it: one of its conditions, where it has some; else any of the same prices. */
export function chooseForma(
  { idformapagto, condicoes }: Orcamento,
  aceite: PedidoDeAcao,
  { formasPagamento }: FornecedorVivo,
): { forma: FormaPagamentoViva; condicao: CondicaoGuardada | null } {
  const find = (id: string) => formasPagamento.find((each) => each.idformapagto === id)
  const forma = find(aceite.formaPagamento?.idformapagto ?? idformapagto)
  if (!forma) return refuse('pagamento_indisponivel')
  const condicao = findCondicao(condicoes, forma.idformapagto)
  if (condicao === undefined) return refusePagamento('Escolha uma das condições deste orçamento.')
  if (condicao !== 'LIVRE') return { forma: offerForma(forma, condicao), condicao }
  const variacaoOf = (each: FormaPagamentoViva | undefined) => each?.variacao_percentual ?? 0
  if (forma.idformapagto !== idformapagto && variacaoOf(forma) !== variacaoOf(find(idformapagto)))
    return refusePagamento('O orçamento não vale para esta forma de pagamento.')
  return { forma, condicao: null }
}

/** Centavos of the goods that are weighed, paid so. */
export function sumPorPeso(linhas: Orcamento['linhas'], condicao: CondicaoGuardada | null): number {
  const baixas = new Map(condicao?.oferta?.linhas.map((linha) => [linha.sequencia, linha]))
  return linhas
    .filter(({ unidade }) => isPorPeso(unidade))
    .reduce((soma, linha) => soma + totalComImpostos(baixas.get(linha.sequencia) ?? linha), 0)
}
