import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

interface Cadastro {
  tags: Tags
  aprovado: boolean
}

/** 'Seu cadastro já foi confirmado e aguarda aprovação': with block-not-approved-user nobody unapproved logs in (§4). */
export function isAuthBlocked({ tags, aprovado }: Cadastro): boolean {
  return hasTag(tags, 'block-not-approved-user') && !aprovado
}

/** After registering with auto-login: the modal 'Cadastro em análise' stands where the login would (§4, step 3). */
export function isCadastroEmAnalise({ tags, aprovado }: Cadastro): boolean {
  return (hasTag(tags, 'support-budget') || hasTag(tags, 'block-not-approved-user')) && !aprovado
}
