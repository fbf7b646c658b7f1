import type { PapelNaEquipe } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import type { Transaction } from '#infra'
import type { Convidado } from '#verificacao'

import { addressConvites, lockConvites } from './convite.repository.ts'
import { deleteEquipe, lockEquipe } from './equipe.repository.ts'
import { hasSenhaSemProva } from './membro.repository.ts'
import { saveEquipe } from './save-equipe.ts'

/**
 * Lets who is invited work at a supplier: at once, or, where the login has a password that no mailbox stands behind, from when the letter's link is
 * used. Until then the password stays and opens what it did, and nothing of the supplier's (decision 0154).
 */
export async function admitConvidado(
  tx: Transaction,
  quem: Quem,
  { idusuario, papel }: Pick<Convidado, 'idusuario'> & { papel: PapelNaEquipe },
): Promise<void> {
  const equipe = await lockEquipe(tx, quem.idfornecedor)
  if (equipe.some((cada) => cada.idusuario === idusuario && cada.papel === papel)) return
  if (await hasSenhaSemProva(tx, idusuario)) {
    await saveEquipe(tx, quem, [{ idusuario, papel }], 'convite_equipe')
    await addressConvites(tx, quem.idfornecedor, idusuario)
    return
  }
  // Proven meanwhile: what waited is theirs.
  const esperam = await lockConvites(tx, quem.idfornecedor, idusuario)
  await deleteEquipe(tx, quem, esperam, 'convite_equipe')
  const papeis = new Set([papel, ...esperam.map((cada) => cada.papel as PapelNaEquipe)])
  await saveEquipe(
    tx,
    quem,
    [...papeis].map((cada) => ({ idusuario, papel: cada })),
  )
}
