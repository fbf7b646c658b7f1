import { redirect } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { hasLinhas } from '#visitante'

/** After a login: straight to `voltar`, or by way of the merge when the visitor's cookie still carries lines. */
export function leaveEntrada(request: Request, slug: string, voltar: string): Response {
  if (!hasLinhas(request, slug)) return redirect(voltar, 303)
  return redirect(`${urls.entrar(slug, voltar)}&mescla=${crypto.randomUUID()}`, 303)
}
