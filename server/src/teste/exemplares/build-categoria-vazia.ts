import { uuidv7, type Sql } from '../../infra/index.ts'

/** A category that nothing stands in. */
export async function buildCategoriaVazia(sql: Sql, idfornecedor: string): Promise<string> {
  const idcategoria = uuidv7()
  await sql`
    insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
    values (${idfornecedor}, ${idcategoria}, ${`vazia-${idcategoria}`}, 'Vazia', 'package', '#f2f2ef', 9)`
  return idcategoria
}
