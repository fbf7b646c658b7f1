import { computeServicos, offerServicos } from '@vitrine/rules/servico'
import type { EscolhaServico, ServicoCalculado, ServicoOferecido } from '@vitrine/rules/servico'

import type { ContextoComprador } from '#acesso'

import type { Composicao } from './compose-carrinho.ts'

export interface ServicosDoCarrinho {
  oferecidos: ServicoOferecido[]
  servicos: ServicoCalculado[]
  /** Reais. */
  total: number
}

/**
 * Additional services of a cart: those that can be had with its lines, and the chosen ones that still can (readings 8).
 * None where prices are hidden. A combo has only the services that are for every product.
 */
export function settleServicos(
  { itens, tags }: Pick<Composicao, 'itens' | 'tags'>,
  escolhas: readonly EscolhaServico[],
  { fornecedor, podeVerPrecos }: ContextoComprador,
): ServicosDoCarrinho {
  const cadastrados = fornecedor?.servicos ?? []
  if (!podeVerPrecos || cadastrados.length === 0) return { oferecidos: [], servicos: [], total: 0 }
  const linhas = itens.map(({ id, idcategoria }) => ({ id, idcategoria, tags: tags.get(id) ?? [] }))
  const oferecidos = offerServicos(cadastrados, linhas)
  return { oferecidos, ...computeServicos(escolhas, oferecidos, itens) }
}
