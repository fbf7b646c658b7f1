import { toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import { idDemo } from '#loja-demo'

import { idCliente } from './pessoa-demo.repository.ts'

const SLUG = 'atacado'

/** What the bar has in its cart: sku and cases. */
const carrinho: readonly (readonly [sku: string, quantidade: number])[] = [
  ['11870', 30],
  ['11894', 5],
  ['11887', 12],
  ['11918', 20],
]

/** How far the wholesaler's people may go, and a cart that waits to be negotiated (issue 14). */
export async function insertNegociacao(db: Db): Promise<void> {
  const idfornecedor = idDemo(SLUG)
  await db`
    insert into ajuste_negociacao (idfornecedor, desconto_maximo_atendente, desconto_maximo_fornecedor, piso_margem, minutos_de_posse, horas_de_validade)
    values (${idfornecedor}, ${toDecimilesimos(6)}, ${toDecimilesimos(15)}, ${toDecimilesimos(15)}, 20, 48)`
  const itens = carrinho.map(([sku, quantidade]) => ({
    id: idDemo(SLUG, sku),
    quantidade: toMilesimos(quantidade),
  }))
  await db`
    insert into carrinho (idfornecedor, idcliente, itens)
    values (${idfornecedor}, ${idCliente('bar')}, ${db.json(itens)})`
}
