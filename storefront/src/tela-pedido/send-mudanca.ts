import { isRouteErrorResponse, type ClientActionFunctionArgs } from 'react-router'

import type { EstadoPedido } from './change-pedido.ts'

/**
 * What the page of one order sends, from the browser: a network or a proxy that fails in the middle is an error in its place, never
 * the loss of the page (ux 1.7.4). Whether it arrived is not known; the live page shows it once the store is heard again.
 */
export async function sendMudanca({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const acao = String((await request.clone().formData()).get('acao') ?? '')
  try {
    return await serverAction()
  } catch (error) {
    const isMudo = error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500)
    if (!isMudo) throw error
    const erro = 'A resposta da loja não chegou. Verifique a internet e tente de novo.'
    return { acao, erro, feito: null, proxima: null, semConexao: true } satisfies EstadoPedido
  }
}
