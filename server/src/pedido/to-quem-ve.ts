import type { ContextoComprador } from '#acesso'

import type { QuemVe } from './pedido.repository.ts'

/** Who looks at an order; null for a visitor. */
export function toQuemVe({ idusuario, idcliente, papel }: ContextoComprador): QuemVe | null {
  return idusuario ? { idusuario, idclienteDaChave: papel === 'api-key' ? idcliente : null } : null
}
