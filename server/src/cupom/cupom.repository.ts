import type { Db } from '#infra'

/** Suppliers where a cliente is registered, the latest first, at most 20. */
export async function listFornecedoresDoCliente(db: Db, idcliente: string): Promise<string[]> {
  const rows = await db<{ idfornecedor: string }[]>`
    select x.idfornecedor from cadastroextracliente x join fornecedor f on f.idfornecedor = x.idfornecedor and f.ativo
    where x.idcliente = ${idcliente} order by x.criado_em desc, x.idfornecedor limit 20`
  return rows.map(({ idfornecedor }) => idfornecedor)
}
