import type { Db, Fragment } from '#infra'

/** The duty to see a document, as it was agreed; of an order from before that was kept, as its products are marked today. */
export function colunaDocumento(db: Db): Fragment {
  return db`coalesce(p.documentonaentrega, exists (
    select from item_pedido i join produto d using (idfornecedor, idcadastroextraproduto) where i.numpedido = p.numpedido and d.maior_de_18)) as documentonaentrega`
}
