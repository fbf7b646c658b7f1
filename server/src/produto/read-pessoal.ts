import type { ContextoComprador } from '#acesso'
import type { ComprasVivas, UltimaCompra } from '#compra'
import type { PessoalDe } from '#infra'

import { writePessoal } from './cartoes.ts'
import { ultimaCompraOf } from './price-produto.ts'

/** What is one person's of products, for an answer that is shared but for that. Null: their purchases are not kept. */
export type ReadPessoal = (contexto: ContextoComprador) => Promise<PessoalDe | null>

const escritas = new WeakMap<UltimaCompra, string>()

export function createReadPessoal(compras: Pick<ComprasVivas, 'read'>): ReadPessoal {
  return async ({ fornecedor, podeAgir, idcliente }) => {
    if (!fornecedor) return null
    const { idfornecedor, fuso } = fornecedor
    const comprador = podeAgir && idcliente ? { idcliente, fuso } : null
    const agora = await compras.read(idfornecedor, { comprador, estoqueDe: [] })
    return agora && ((id) => writeCompra(agora.compras.get(id)))
  }
}

function writeCompra(compra: UltimaCompra | undefined): string {
  if (!compra) return ''
  const escrita = escritas.get(compra) ?? writePessoal(ultimaCompraOf(compra))
  escritas.set(compra, escrita)
  return escrita
}
