import type { Db } from '#infra'

/** Whose combo it is, for a request that names the combo alone. */
export async function findFornecedorDoCombo(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ idfornecedor: string }[]>`
    select idfornecedor from combo where idcombopromocional_cabecalho = ${id} and ativo`
  return row?.idfornecedor ?? null
}
