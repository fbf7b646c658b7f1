import type { Endereco } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

type Row = Omit<Endereco, 'manualAddress'> & { manualaddress: boolean }

function colunas(db: Db): Fragment {
  return db`idendereco, apelido, rua, numero, bairro, cidade, uf, cep, complemento, pontoref, pais, lat, lng, textoendereco, cod_erp, primario, manualaddress`
}

/** PostgreSQL folds `manualAddress` (decision 0002). */
function toEndereco({ manualaddress, ...row }: Row): Endereco {
  return { ...row, manualAddress: manualaddress }
}

/** Addresses of a cliente, the primary one first, then as they were made. */
export async function listEnderecos(db: Db, idcliente: string): Promise<Endereco[]> {
  const rows = await db<Row[]>`
    select ${colunas(db)} from endereco where idcliente = ${idcliente} and excluido_em is null order by primario desc, criado_em limit 50`
  return rows.map(toEndereco)
}

export async function countEnderecos(db: Db, idcliente: string): Promise<number> {
  const [row] = await db<
    { n: number }[]
  >`select count(*)::int as n from endereco where idcliente = ${idcliente} and excluido_em is null`
  return row?.n ?? 0
}

/** Makes or replaces an address; null when it is not this cliente's. A new primary one takes over from the old. */
export async function saveEndereco(db: Db, idcliente: string, endereco: Endereco): Promise<Endereco | null> {
  const { manualAddress, ...campos } = endereco
  if (endereco.primario) {
    await db`update endereco set primario = false where idcliente = ${idcliente} and primario and idendereco <> ${endereco.idendereco}`
  }
  const [row] = await db<Row[]>`
    insert into endereco ${db({ ...campos, manualaddress: manualAddress, idcliente })}
    on conflict (idendereco) do update set apelido = excluded.apelido, rua = excluded.rua, numero = excluded.numero,
      bairro = excluded.bairro, cidade = excluded.cidade, uf = excluded.uf, cep = excluded.cep, complemento = excluded.complemento,
      pontoref = excluded.pontoref, pais = excluded.pais, lat = excluded.lat, lng = excluded.lng,
      textoendereco = excluded.textoendereco, cod_erp = excluded.cod_erp, primario = excluded.primario, manualaddress = excluded.manualaddress
    where endereco.idcliente = ${idcliente} and endereco.excluido_em is null
    returning ${colunas(db)}`
  return row ? toEndereco(row) : null
}

/** Hides an address, or shows it again; false when it is not this cliente's. The primary mark goes to the oldest left. */
export async function setExcluido(
  db: Db,
  idcliente: string,
  idendereco: string,
  excluido: boolean,
): Promise<boolean> {
  const { count } = await db`
    update endereco set excluido_em = ${excluido ? db`now()` : db`null`}, primario = false
    where idendereco = ${idendereco} and idcliente = ${idcliente}`
  await db`
    update endereco set primario = true where idendereco = (
      select idendereco from endereco where idcliente = ${idcliente} and excluido_em is null order by criado_em limit 1)
    and not exists (select 1 from endereco where idcliente = ${idcliente} and primario and excluido_em is null)`
  return count === 1
}

export async function isEnderecoOf(db: Db, idcliente: string, idendereco: string): Promise<boolean> {
  const [row] =
    await db`select 1 from endereco where idendereco = ${idendereco} and idcliente = ${idcliente} and excluido_em is null`
  return row !== undefined
}
