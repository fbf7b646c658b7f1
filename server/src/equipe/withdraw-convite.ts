import type { Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { lockConvites } from './convite.repository.ts'
import { deleteEquipe, lockEquipe } from './equipe.repository.ts'

/**
 * Takes somebody out who was invited to run a supplier and has not entered: they hold nothing there, and the supplier may be left without anybody
 * until the next one is invited. True: they work nowhere else.
 */
export async function withdrawConvite(tx: Transaction, quem: Quem, idusuario: string): Promise<boolean> {
  const equipe = await lockEquipe(tx, quem.idfornecedor)
  await deleteEquipe(
    tx,
    quem,
    equipe.filter((membro) => membro.idusuario === idusuario),
  )
  const esperam = await lockConvites(tx, quem.idfornecedor, idusuario)
  await deleteEquipe(tx, quem, esperam, 'convite_equipe')
  const outras = await tx`
    select from equipe where idusuario = ${idusuario} union all select from convite_equipe where idusuario = ${idusuario} limit 1`
  return outras.length === 0
}
