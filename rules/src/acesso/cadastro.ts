import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

interface Cadastro {
  tags: Tags
  aprovado: boolean
}

/**
 * A logged-in customer to whom this store shows nothing, by its tag block-not-approved-user (readings 7). A session without a registration
 * at this store counts as unapproved, like one that waits for an answer.
 */
export function isBlocked({ tags, autenticado, aprovado }: Cadastro & { autenticado: boolean }): boolean {
  return autenticado && isAuthBlocked({ tags, aprovado })
}

/** Whether 'Seu cadastro já foi confirmado e aguarda aprovação' is what an unapproved account hears (§4). */
export function isAuthBlocked({ tags, aprovado }: Cadastro): boolean {
  return hasTag(tags, 'block-not-approved-user') && !aprovado
}

/** After registering with auto-login: the modal 'Cadastro em análise' stands where the login would (§4, step 3). */
export function isCadastroEmAnalise({ tags, aprovado }: Cadastro): boolean {
  return (hasTag(tags, 'support-budget') || hasTag(tags, 'block-not-approved-user')) && !aprovado
}
