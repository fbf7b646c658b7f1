import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

/** Result of the analysis of a registration: still open, approved or refused (ux 1.26.2). */
export type SituacaoCadastro = 'analise' | 'aprovado' | 'recusado'

/** `aprovado` is null until the store decides. */
export function situacaoOf(aprovado: boolean | null): SituacaoCadastro {
  if (aprovado === null) return 'analise'
  return aprovado ? 'aprovado' : 'recusado'
}

/** A store that approves its clientes: any of the three tags of §6 that look at it. */
export function asksApproval(tags: Tags): boolean {
  return (
    hasTag(tags, 'support-budget') ||
    hasTag(tags, 'block-not-approved-user') ||
    hasTag(tags, 'restrict-not-approved-user-submission')
  )
}

export interface Espera {
  /** What can be done meanwhile, sentences. */
  pode: string[]
  /** What the customer can do once approved. */
  depois: string
}

/** What a customer can and cannot do while the store decides, worded for each of the three tags (ux 1.26.1, 1.26.3, readings 7). */
export function explainEspera(tags: Tags): Espera {
  const isRestrita = hasTag(tags, 'restrict-not-approved-user-submission')
  if (hasTag(tags, 'support-budget'))
    return {
      pode: [
        'Ver os produtos e montar listas de compras',
        isRestrita ? 'Deixar o carrinho pronto' : 'Pedir um orçamento do que está no carrinho',
      ],
      depois: 'Com a aprovação você vê os preços e compra sem esperar orçamento.',
    }
  if (hasTag(tags, 'block-not-approved-user'))
    return {
      pode: ['Ver os produtos da loja', 'Montar listas de compras'],
      depois: 'Com a aprovação você vê os preços e compra.',
    }
  if (isRestrita)
    return {
      pode: ['Ver produtos e preços', 'Deixar o carrinho e as listas prontos'],
      depois: 'Com a aprovação o envio de pedidos é liberado.',
    }
  return { pode: ['Comprar normalmente'], depois: '' }
}
