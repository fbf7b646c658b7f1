import { asJson, asRegistro } from '#coluna'
import type { Db, Transaction } from '#infra'

import { registroCliente, type ClienteGuardado } from './cadastro-cliente.ts'

/** Personal data of the customers with these ids, as far as this supplier has registered them. */
export async function listClientesGuardados(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ClienteGuardado[]> {
  const colunas = registroCliente.nomes.map((nome) => `c.${nome}`).join(', ')
  return db`
    select ${db.unsafe(colunas)} from cadastroextracliente x join cliente c on c.idcliente = x.idcliente
    where x.idfornecedor = ${idfornecedor} and x.idcliente = any(${ids as string[]}::uuid[])`
}

/**
 * Makes the people and companies that nobody has registered yet, by their documents; who is known stays as it is: it belongs to the
 * person, not to one of its suppliers. Answers who each is, in their order; null: another one has that id.
 */
export async function ensureClientes(
  tx: Transaction,
  clientes: readonly ClienteGuardado[],
): Promise<(string | null)[]> {
  const { nomes, valores, tipos } = asRegistro(tx, registroCliente)
  const json = asJson(tx, registroCliente, clientes)
  await tx`
    insert into cliente (${nomes}) select ${valores} from jsonb_to_recordset(${json}) as r(${tipos})
    order by r.tipo_documento, r.documento on conflict do nothing`
  const [quais, documentos] = [
    clientes.map(({ tipo_documento }) => tipo_documento),
    clientes.map(({ documento }) => documento),
  ]
  const rows = await tx<{ idcliente: string | null }[]>`
    select c.idcliente from unnest(${quais}::text[], ${documentos}::text[]) with ordinality as r(tipo_documento, documento, ordem)
    left join cliente c on (c.tipo_documento, c.documento) = (r.tipo_documento, r.documento) order by r.ordem`
  return rows.map(({ idcliente }) => idcliente)
}

/** Which of these represent the supplier. */
export async function listRepresentantes(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<{ idusuario: string }[]>`
    select idusuario from equipe where idfornecedor = ${idfornecedor} and papel = 'representante' and idusuario = any(${ids as string[]}::uuid[])`
  return new Set(rows.map(({ idusuario }) => idusuario))
}

/** The customers whom these people represent at the supplier. */
export async function listRepresentados(
  db: Db,
  idfornecedor: string,
  representantes: readonly string[],
): Promise<string[]> {
  const rows = await db<{ idcliente: string }[]>`
    select idcliente from cadastroextracliente
    where idfornecedor = ${idfornecedor} and idrepresentante = any(${representantes as string[]}::uuid[])`
  return rows.map(({ idcliente }) => idcliente)
}
