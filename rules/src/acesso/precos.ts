import { isBlocked } from './cadastro.ts'
import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

interface Visitante {
  tags: Tags
  autenticado: boolean
  /** Registration approved by this supplier. */
  aprovado: boolean
}

/**
 * Whether prices may be shown (§4 Product list price flag): with support-budget to approved customers only, with
 * hide-price-for-logged-out-customers to logged-in ones, with block-not-approved-user to no customer that waits or was refused,
 * whatever door it came through (readings 7). A session that may not see prices gets no price field at all (readings 3).
 */
export function canSeePrecos({ tags, autenticado, aprovado }: Visitante): boolean {
  if (hasTag(tags, 'support-budget') && !(autenticado && aprovado)) return false
  if (isBlocked({ tags, autenticado, aprovado })) return false
  return autenticado || !hasTag(tags, 'hide-price-for-logged-out-customers')
}

/** listaTemPrecos: true unless the first item lacks preconf (§4); an empty list: true (readings 3). */
export function computeListaTemPrecos(itens: readonly { preconf?: number | null }[]): boolean {
  const [first] = itens
  return first === undefined || typeof first.preconf === 'number'
}
