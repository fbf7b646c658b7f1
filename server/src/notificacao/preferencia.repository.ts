import type { PreferenciaConversas } from '@vitrine/contract'

import type { Db } from '#infra'

/** A login that acts for a cliente at a store. */
export interface QuemPrefere {
  idfornecedor: string
  idcliente: string
  idusuario: string
}

/** Who never said is told of both. */
export async function findPreferencia(
  db: Db,
  { idfornecedor, idcliente, idusuario }: QuemPrefere,
): Promise<PreferenciaConversas> {
  const [row] = await db<PreferenciaConversas[]>`
    select email, push from preferencia_conversa
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idusuario = ${idusuario}`
  return row ?? { email: true, push: true }
}

export async function savePreferencia(
  db: Db,
  { idfornecedor, idcliente, idusuario }: QuemPrefere,
  { email, push }: PreferenciaConversas,
): Promise<void> {
  await db`
    insert into preferencia_conversa (idfornecedor, idcliente, idusuario, email, push)
    values (${idfornecedor}, ${idcliente}, ${idusuario}, ${email}, ${push})
    on conflict (idfornecedor, idcliente, idusuario) do update set email = excluded.email, push = excluded.push`
}
