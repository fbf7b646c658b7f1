import type { ContextoPagina } from '@vitrine/contract'
import { listEffective, parseConsent } from '@vitrine/rules/acesso'

/** Named in place of a person on a page that every visitor may see. */
export const NINGUEM = '-'

/**
 * Whose a page is, for what a device keeps of it (decision 0088). Null: nobody may keep it, since who is logged in did not agree
 * to that (group 1), or it is not known who that is.
 */
export function nameQuem(
  { temSessao, quem }: Pick<ContextoPagina, 'temSessao' | 'quem'>,
  consent: string | undefined,
): string | null {
  if (!temSessao || quem === '') return NINGUEM
  const mayKeep = listEffective(parseConsent(consent, consent ? '1' : '0'))[1]
  return mayKeep ? quem : null
}
