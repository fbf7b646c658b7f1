import type { Caracteristica } from '@vitrine/contract'

import type { Db } from '#infra'

/** A supplier's own fields in their order: at registration (CLIENTE) or at checkout (PEDIDO). */
export async function listCaracteristicas(
  db: Db,
  idfornecedor: string,
  escopo: 'CLIENTE' | 'PEDIDO',
): Promise<Caracteristica[]> {
  return db<Caracteristica[]>`
    select codigo, nome, ajuda, tipo, obrigatoria, opcoes from caracteristica
    where idfornecedor = ${idfornecedor} and escopo = ${escopo} and ativa order by ordem, codigo`
}
