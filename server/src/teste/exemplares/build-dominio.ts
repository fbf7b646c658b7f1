import { uuidv7, type Sql } from '../../infra/index.ts'

/** A host of a supplier that is proven and on the air; answers it. */
export async function buildDominio(sql: Sql, idfornecedor: string): Promise<string> {
  const id = uuidv7().replaceAll('-', '')
  const dominio = `loja-${id}.com.br`
  await sql`
    insert into dominio_da_loja (idfornecedor, dominio, prova, provado_em) values (${idfornecedor}, ${dominio}, ${`vitrine-${id}`}, now())`
  await sql`insert into dominio_visto (idfornecedor, dominio, proximo_em) values (${idfornecedor}, ${dominio}, null)`
  await sql`insert into dominio (dominio, idfornecedor) values (${dominio}, ${idfornecedor})`
  return dominio
}
