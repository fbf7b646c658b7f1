import { hasTag } from '@vitrine/rules/acesso'
import { computeLinha, fromMilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import { choosePreco, explainPreco } from '@vitrine/rules/preco'

import { makeContextoDeVisitante, type ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'
import { listProdutosById, pricesOf, type ProdutoRow } from '#produto'

import type { LinhaRow, PedidoLido } from './ensaio.repository.ts'
import type { PedidoDeUmDia } from './walk-pedidos.ts'

/** Products of the orders that are tried, as they are on sale today. */
export interface Precos {
  /** Reads those that were not read yet, in one statement. */
  read: (pedidos: readonly Pick<PedidoLido, 'itens'>[], outros?: readonly string[]) => Promise<void>
  find: (id: string) => ProdutoRow | undefined
}

/** Whether quantities multiply at this store, as in its carts. */
export const opcoesDaLoja = ({ fornecedor }: ContextoComprador) => ({
  multiplies: !hasTag(fornecedor?.tags ?? [], 'disable-product-multiple'),
})

/** Products by id, each read once. */
export function createPrecos(db: Db, idfornecedor: string): Precos {
  const lidos = new Map<string, ProdutoRow | undefined>()
  return {
    async read(pedidos, outros = []) {
      const ids = [...pedidos.flatMap(({ itens }) => itens.map(({ id }) => id)), ...outros]
      const novos = [...new Set(ids)].filter((id) => !lidos.has(id))
      if (novos.length === 0) return
      const rows = await listProdutosById(db, idfornecedor, novos)
      for (const id of novos) lidos.set(id, undefined)
      for (const row of rows) lidos.set(row.id, row)
    },
    find: (id) => lidos.get(id),
  }
}

/** Who bought an order, how and where, today: as the shop would have it price its goods. */
export function contextoDoPedido(
  fornecedor: FornecedorVivo,
  { contexto }: Pick<PedidoDeUmDia, 'contexto'>,
  hoje: string,
): ContextoComprador {
  const { tags, tipoEntrega, canalVenda, idformapagto } = contexto
  const visitante = makeContextoDeVisitante(fornecedor, { tipoEntrega: tipoEntrega ?? undefined })
  return { ...visitante, tags: [...tags], canalVenda, idformapagto, hoje, podeVerPrecos: true }
}

/** What a line comes to by today's prices, in centavos, and by which rule; null: it is not on sale, or has no price. */
export function priceLinha(
  produto: ProdutoRow,
  { quantidade }: Pick<LinhaRow, 'quantidade'>,
  contexto: ContextoComprador,
): { centavos: number; vencedor: string; politica: string | null } | null {
  const item = {
    ...pricesOf(produto, contexto),
    multiploincremento:
      produto.multiploincremento === null ? null : fromMilesimos(produto.multiploincremento),
  }
  const opcoes = opcoesDaLoja(contexto)
  const unitario = choosePreco(item, fromMilesimos(quantidade), opcoes)
  if (unitario === null) return null
  const { vencedor } = explainPreco(item, fromMilesimos(quantidade), opcoes)
  return {
    centavos: computeLinha(toDecimilesimos(unitario), quantidade),
    vencedor,
    politica: item.efeitospoliticas?.politica ?? null,
  }
}
