import type { Db } from '#infra'
import { isComprado } from '#compra'

export interface LinhaComprada {
  numpedido: number
  criado_em: Date
  id: string
  /** 1/1,000 unit. */
  quantidade: number
}

/** More lines are looked at when the order is repeated. */
const MAX_LINHAS = 100

/** Lines of the customer's last order here, in their order, combos left out: they are bought as they are offered today. */
export async function listUltimaCompra(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<LinhaComprada[]> {
  return db<LinhaComprada[]>`
    select o.numpedido, o.criado_em, i.idcadastroextraproduto as id, sum(i.quantidade)::bigint as quantidade
    from (
      select numpedido, criado_em from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
      order by numpedido desc limit 1
    ) o
    join item_pedido i using (numpedido)
    group by o.numpedido, o.criado_em, i.idcadastroextraproduto
    order by min(i.sequencia) limit ${MAX_LINHAS}`
}
