import type { QuemResponde } from '@vitrine/rules/caracteristica'

import type { ContextoComprador } from '#acesso'

/** Who is asked by a supplier's own fields: the cliente that the session acts for, its document and its groups. */
export function whoResponde({
  sessao,
  tags,
}: Pick<ContextoComprador, 'tags'> & {
  sessao: Pick<NonNullable<ContextoComprador['sessao']>, 'tipo_documento'> | null
}): QuemResponde {
  return { tipo_documento: sessao?.tipo_documento ?? null, tags }
}
