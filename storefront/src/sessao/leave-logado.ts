import { redirect } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { leaveEntrada } from './leave-entrada.ts'

/** After a login. A representative buys only for clientes: the first step is to choose one. */
export function leaveLogado(
  { papel, idcliente }: Pick<ConfiguracoesCliente, 'papel' | 'idcliente'>,
  { request, slug, voltar }: { request: Request; slug: string; voltar: string },
): Response {
  if (papel === 'representante' && !idcliente) return redirect(urls.clientes(slug), 303)
  return leaveEntrada(request, slug, voltar)
}
