import type { Db } from '#infra'

/** The living key of a supplier with this hash. */
export async function findApiKey(
  db: Db,
  idfornecedor: string,
  chaveHash: Buffer,
): Promise<{ idapikeys: string; idusuario: string } | null> {
  const [row] = await db<{ idapikeys: string; idusuario: string }[]>`
    select idapikeys, idusuario from apikey
    where idfornecedor = ${idfornecedor} and chave_hash = ${chaveHash} and revogada_em is null`
  return row ?? null
}

/** The one registration with a supplier that its system means by a code; null also when the code is of several. */
export async function findCadastroErp(
  db: Db,
  idfornecedor: string,
  codErp: string,
): Promise<{ idcliente: string; aprovado: boolean } | null> {
  const rows = await db<{ idcliente: string; aprovado: boolean }[]>`
    select idcliente, aprovado is true as aprovado from cadastroextracliente
    where idfornecedor = ${idfornecedor} and cod_erp = ${codErp} limit 2`
  return rows.length === 1 ? (rows[0] ?? null) : null
}

export interface NovaApiKey {
  idapikeys: string
  idfornecedor: string
  idusuario: string
  nome: string
  chave_hash: Buffer
}

/** A key with the login of its sessions, which no password opens and no mail reaches. */
export async function insertApiKey(db: Db, nova: NovaApiKey): Promise<void> {
  await db`
    insert into usuario (idusuario, email, nome, senha_hash)
    values (${nova.idusuario}, ${`api-key-${nova.idapikeys}@sistema.invalid`}, ${nova.nome}, 'sem-senha')`
  await db`insert into apikey ${db(nova)}`
}
