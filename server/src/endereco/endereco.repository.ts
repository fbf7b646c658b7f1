import type { Endereco } from '@vitrine/contract'

import { asLinha } from '#coluna'
import type { Db, Fragment, Transaction } from '#infra'

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
    select ${colunas(db)} from endereco where idcliente = ${idcliente} and excluido_em is null order by primario desc, criado_em, idendereco limit 50`
  return rows.map(toEndereco)
}

/**
 * Changes to the addresses of one cliente wait for each other until the transaction ends, so that neither the limit nor
 * the one primary address can be passed by two at once.
 */
export async function lockEnderecos(tx: Transaction, idcliente: string): Promise<void> {
  await tx`select 1 from cliente where idcliente = ${idcliente} for no key update`
}

export async function countEnderecos(db: Db, idcliente: string): Promise<number> {
  const [row] = await db<
    { n: number }[]
  >`select count(*)::int as n from endereco where idcliente = ${idcliente} and excluido_em is null`
  return row?.n ?? 0
}

/**
 * Makes or replaces an address; null when it is not this cliente's. A new primary one takes over from the old; an edit
 * never takes the mark away.
 */
export async function saveEndereco(
  tx: Transaction,
  idcliente: string,
  endereco: Endereco,
): Promise<Endereco | null> {
  const { manualAddress, ...campos } = endereco
  if (endereco.primario) {
    await tx`update endereco set primario = false where idcliente = ${idcliente} and primario and idendereco <> ${endereco.idendereco}`
  }
  const [row] = await tx<Row[]>`
    insert into endereco ${asLinha(tx, 'endereco', { ...campos, manualaddress: manualAddress, idcliente })}
    on conflict (idendereco) do update set apelido = excluded.apelido, rua = excluded.rua, numero = excluded.numero,
      bairro = excluded.bairro, cidade = excluded.cidade, uf = excluded.uf, cep = excluded.cep, complemento = excluded.complemento,
      pontoref = excluded.pontoref, pais = excluded.pais, lat = excluded.lat, lng = excluded.lng,
      textoendereco = excluded.textoendereco, cod_erp = excluded.cod_erp, primario = endereco.primario or excluded.primario,
      manualaddress = excluded.manualaddress
    where endereco.idcliente = ${idcliente} and endereco.excluido_em is null
    returning ${colunas(tx)}`
  return row ? toEndereco(row) : null
}

/**
 * Hides an address, or shows it again; false when it is not this cliente's. The primary mark goes to the oldest left, and
 * comes back with the address that had it.
 */
export async function setExcluido(
  tx: Transaction,
  idcliente: string,
  idendereco: string,
  excluido: boolean,
): Promise<boolean> {
  if (!excluido) {
    await tx`
      update endereco set primario = false where idcliente = ${idcliente} and primario and excluido_em is null and exists (
        select 1 from endereco e where e.idendereco = ${idendereco} and e.idcliente = ${idcliente} and e.primario and e.excluido_em is not null)`
  }
  const { count } = await tx`
    update endereco set excluido_em = ${excluido ? tx`coalesce(excluido_em, now())` : tx`null`}
    where idendereco = ${idendereco} and idcliente = ${idcliente}`
  await tx`
    update endereco set primario = true where idendereco = (
      select idendereco from endereco where idcliente = ${idcliente} and excluido_em is null order by criado_em, idendereco limit 1)
    and not exists (select 1 from endereco where idcliente = ${idcliente} and primario and excluido_em is null)`
  return count === 1
}

/** An address of this cliente that is not deleted, as far as an edit needs it; null when it is not theirs. */
export async function findEndereco(
  db: Db,
  idcliente: string,
  idendereco: string,
): Promise<Pick<Endereco, 'cep' | 'lat' | 'lng' | 'cod_erp'> | null> {
  const [row] = await db<Pick<Endereco, 'cep' | 'lat' | 'lng' | 'cod_erp'>[]>`
    select cep, lat, lng, cod_erp from endereco where idendereco = ${idendereco} and idcliente = ${idcliente} and excluido_em is null`
  return row ?? null
}
