import type { Db, Fragment } from '#infra'

/**
 * Movements of stock that an order makes, as a part of the statement that makes them: rows of product, kind, stock before and after in
 * 1/1,000 unit, and order (decision 0148).
 */
export const asMovimentos = (db: Db, idfornecedor: Fragment, rows: Fragment): Fragment => db`
  insert into movimento_estoque (idfornecedor, idcadastroextraproduto, tipo, antes, depois, numpedido)
  select ${idfornecedor}, ${rows}`
