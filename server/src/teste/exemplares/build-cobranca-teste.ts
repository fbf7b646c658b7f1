import { uuidv7, type Sql } from '../../infra/index.ts'

/** A charge that tries an account, and that the simulated bank waits for. */
export async function buildCobrancaTeste(sql: Sql, idfornecedor: string): Promise<string> {
  const idcobranca = uuidv7()
  await sql`
    insert into cobranca_teste (idcobranca, idfornecedor, provedor, txid, valor, status)
    values (${idcobranca}, ${idfornecedor}, 'simulador', ${idcobranca.replaceAll('-', '')}, 100, 'PENDENTE')`
  return idcobranca
}
