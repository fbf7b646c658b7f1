import type { Endereco } from '@vitrine/contract'

import { asLinha } from '#coluna'
import type { Db } from '#infra'

type Row = Omit<Endereco, 'primario' | 'manualAddress'>

/** What the wire carries of a billing address; it is never the primary one, and has no coordinates. */
function toEndereco(row: Row): Endereco {
  return { ...row, primario: false, manualAddress: true }
}

const colunas = (db: Db) =>
  db`idendereco, apelido, rua, numero, bairro, cidade, uf, cep, complemento, pontoref, pais, lat, lng, textoendereco, cod_erp`

/** The billing address of a cliente; null while none was given. */
export async function findFaturamento(db: Db, idcliente: string): Promise<Endereco | null> {
  const [row] = await db<
    Row[]
  >`select ${colunas(db)} from endereco_faturamento where idcliente = ${idcliente}`
  return row ? toEndereco(row) : null
}

/** Gives or replaces it; its idendereco stays the same. */
export async function saveFaturamento(db: Db, idcliente: string, endereco: Endereco): Promise<Endereco> {
  const { primario: _p, manualAddress: _m, ...campos } = endereco
  const [row] = await db<Row[]>`
    insert into endereco_faturamento ${asLinha(db, 'endereco_faturamento', { ...campos, idcliente })}
    on conflict (idcliente) do update set apelido = excluded.apelido, rua = excluded.rua, numero = excluded.numero,
      bairro = excluded.bairro, cidade = excluded.cidade, uf = excluded.uf, cep = excluded.cep, complemento = excluded.complemento,
      pontoref = excluded.pontoref, pais = excluded.pais, lat = excluded.lat, lng = excluded.lng,
      textoendereco = excluded.textoendereco, cod_erp = excluded.cod_erp
    returning ${colunas(db)}`
  if (!row) throw new Error('an upsert returned no row')
  return toEndereco(row)
}

/** Takes it away: invoices go to the address of delivery again. */
export async function removeFaturamento(db: Db, idcliente: string): Promise<void> {
  await db`delete from endereco_faturamento where idcliente = ${idcliente}`
}
