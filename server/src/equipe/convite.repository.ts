import type { Transaction } from '#infra'

import type { Membro } from './equipe.repository.ts'

/** Roles that wait for a letter, while nobody else changes them. */
export async function lockConvites(
  tx: Transaction,
  idfornecedor: string,
  idusuario: string,
): Promise<Membro[]> {
  return tx<Membro[]>`
    select idusuario, papel from convite_equipe
    where idfornecedor = ${idfornecedor} and idusuario = ${idusuario} order by papel for update`
}

/** Whether a login waits for the letter of an invitation to this supplier. */
export async function hasConvite(tx: Transaction, idfornecedor: string, idusuario: string): Promise<boolean> {
  const rows =
    await tx`select from convite_equipe where idfornecedor = ${idfornecedor} and idusuario = ${idusuario} limit 1`
  return rows.length > 0
}

/** What waits at a supplier waits for a letter to the address that the login has now. */
export async function addressConvites(
  tx: Transaction,
  idfornecedor: string,
  idusuario: string,
): Promise<void> {
  await tx`
    update convite_equipe c set para_hash = sha256(convert_to(u.email, 'UTF8')) from usuario u
    where u.idusuario = c.idusuario and c.idfornecedor = ${idfornecedor} and c.idusuario = ${idusuario}`
}

/** A role that was given in place of another waits for the letter that the other waited for. */
export async function keepEnderecados(
  tx: Transaction,
  idfornecedor: string,
  idusuario: string,
): Promise<void> {
  await tx`
    update convite_equipe c set para_hash = (
      select o.para_hash from convite_equipe o
      where o.idfornecedor = c.idfornecedor and o.idusuario = c.idusuario and o.para_hash is not null limit 1)
    where c.idfornecedor = ${idfornecedor} and c.idusuario = ${idusuario} and c.para_hash is null`
}
