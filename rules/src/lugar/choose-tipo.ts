import { hasTag, initialTipoEntrega } from '#acesso'
import type { Tags, TipoEntrega } from '#acesso'

/** Delivery or pickup at a supplier: the first that was asked for and is offered, else its own start (§4 Delivery type). */
export function chooseTipoEntrega(tags: Tags, ...pedidos: readonly unknown[]): TipoEntrega {
  for (const tipo of pedidos) {
    if (tipo === 'DELIVERY' && hasTag(tags, 'has-delivery')) return tipo
    if (tipo === 'RETIRADA' && hasTag(tags, 'has-collect')) return tipo
  }
  return initialTipoEntrega(tags)
}
