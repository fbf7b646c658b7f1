import type { MembroDaEquipe, PapelNaEquipe } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { Falha, type Sql, type Transaction } from '#infra'

import { keepEnderecados, lockConvites } from './convite.repository.ts'
import { deleteEquipe, lockEquipe, type Membro } from './equipe.repository.ts'
import { endSessoesDaLoja, listMembros } from './membro.repository.ts'
import { removeEquipe } from './remove-equipe.ts'
import { saveEquipe } from './save-equipe.ts'

/** Gives somebody of the team one role in place of those that they have. Errors: `nao_encontrado`, `ultimo_dono`. */
export function changePapel(
  sql: Sql,
  quem: Quem,
  { idusuario, papel }: { idusuario: string; papel: PapelNaEquipe },
): Promise<MembroDaEquipe> {
  return sql.begin(async (tx) => {
    const esperam = await lockConvites(tx, quem.idfornecedor, idusuario)
    const papeis = await lockPapeis(tx, quem.idfornecedor, { idusuario, fica: papel, esperam })
    // Who waits for the letter goes on waiting, also for another role.
    await saveEquipe(tx, quem, [{ idusuario, papel }], esperam.length > 0 ? 'convite_equipe' : 'equipe')
    await keepEnderecados(tx, quem.idfornecedor, idusuario)
    await deleteEquipe(
      tx,
      quem,
      esperam.filter((cada) => cada.papel !== papel),
      'convite_equipe',
    )
    const saem = papeis.filter((cada) => cada !== papel)
    if (saem.length > 0)
      await removeEquipe(
        tx,
        quem,
        saem.map((cada) => ({ idusuario, papel: cada })),
      )
    const [membro] = await listMembros(tx, quem.idfornecedor, idusuario)
    if (!membro) throw new Falha('nao_encontrado')
    return membro
  })
}

/** Takes somebody out of the team with all their roles; their sessions there end. Errors: `nao_encontrado`, `ultimo_dono`. */
export function removeMembro(sql: Sql, quem: Quem, idusuario: string): Promise<void> {
  return sql.begin(async (tx) => {
    const esperam = await lockConvites(tx, quem.idfornecedor, idusuario)
    const papeis = await lockPapeis(tx, quem.idfornecedor, { idusuario, fica: null, esperam })
    await deleteEquipe(tx, quem, esperam, 'convite_equipe')
    if (papeis.length > 0)
      await removeEquipe(
        tx,
        quem,
        papeis.map((papel) => ({ idusuario, papel })),
      )
    await endSessoesDaLoja(tx, quem.idfornecedor, idusuario)
  })
}

/** The roles that somebody has, while nobody else changes the team; `fica`: what is left to them; `esperam`: those that wait. */
async function lockPapeis(
  tx: Transaction,
  idfornecedor: string,
  { idusuario, fica, esperam }: { idusuario: string; fica: PapelNaEquipe | null; esperam: readonly Membro[] },
): Promise<PapelNaEquipe[]> {
  const equipe = await lockEquipe(tx, idfornecedor)
  const papeis = equipe.filter((membro) => membro.idusuario === idusuario).map(toPapel)
  if (papeis.length + esperam.length === 0) throw new Falha('nao_encontrado')
  const hasOutro = equipe.some((membro) => membro.papel === 'fornecedor' && membro.idusuario !== idusuario)
  if (papeis.includes('fornecedor') && fica !== 'fornecedor' && !hasOutro) throw new Falha('ultimo_dono')
  return papeis
}

// The table has no other role.
const toPapel = ({ papel }: Membro) => papel as PapelNaEquipe
