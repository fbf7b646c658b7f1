import type { ConteudoMensagem } from '@vitrine/contract'

import { isMembro, isVisivel, type Participante } from '#chat'
import type { Db, Transaction } from '#infra'

import type { AnexoJulgado } from './judge-anexo.ts'

/** Which message of which room. */
export interface QualAnexo {
  idsala: string
  idmensagem: string
}

/** The bytes of a message that the transaction has just written. */
export async function insertAnexo(
  tx: Transaction,
  { idusuario }: Participante,
  { idsala, idmensagem, tipo, dados }: QualAnexo & Pick<AnexoJulgado, 'tipo' | 'dados'>,
): Promise<void> {
  await tx`
    insert into anexo_chat (idsala, idmensagem, idusuario, tipo, dados)
    values (${idsala}, ${idmensagem}, ${idusuario}, ${tipo}, ${dados})`
}

export interface AnexoRow {
  tipo: string
  dados: Buffer
  conteudo: ConteudoMensagem
}

/** Null: not a member, a note of the team for a customer, withdrawn, or a message of words. */
export async function findAnexo(
  db: Db,
  quem: Participante,
  { idsala, idmensagem }: QualAnexo,
): Promise<AnexoRow | null> {
  const [row] = await db<AnexoRow[]>`
    select x.tipo, x.dados, m.conteudo
    from anexo_chat x join mensagem_chat m using (idsala, idmensagem) join sala_chat s using (idsala)
    where x.idsala = ${idsala} and x.idmensagem = ${idmensagem} and m.retirada_em is null
      and ${isMembro(db, quem)} and ${isVisivel(db, quem)}`
  return row ?? null
}

/** Files that a login has sent within a day. */
export async function countAnexosDoDia(db: Db, { idusuario }: Participante): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from anexo_chat where idusuario = ${idusuario} and criado_em > now() - interval '1 day'`
  return row?.total ?? 0
}
