import type { ConteudoMensagem } from '@vitrine/contract'

import { isMembro, isVisivel, type Participante } from '#chat'
import type { Db, Transaction } from '#infra'

import type { AnexoJulgado } from './judge-anexo.ts'

/** Long enough to write the largest file. */
const PARA_ESCREVER = '1 hour'

/** Which message of which room. */
export interface QualAnexo {
  idsala: string
  idmensagem: string
}

/** Says that a file is going to be written: should nothing name it within its hour, it goes again. */
export async function reserveArquivo(db: Db, arquivo: string): Promise<void> {
  await db`insert into arquivo_solto (arquivo, apaga_em) values (${arquivo}, now() + ${PARA_ESCREVER}::interval)`
}

/** The file of a message that the transaction has just written; false when its hour was over. */
export async function insertAnexo(
  tx: Transaction,
  { idusuario }: Participante,
  { idsala, idmensagem, tipo, arquivo }: QualAnexo & Pick<AnexoJulgado, 'tipo'> & { arquivo: string },
): Promise<boolean> {
  const rows = await tx`
    with reservado as (delete from arquivo_solto where arquivo = ${arquivo} returning arquivo)
    insert into anexo_chat (idsala, idmensagem, idusuario, tipo, arquivo)
    select ${idsala}, ${idmensagem}, ${idusuario}, ${tipo}, arquivo from reservado
    returning 1`
  return rows.length > 0
}

/** Files that nothing names, for this transaction alone. */
export function takeSoltos(
  tx: Transaction,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<{ arquivo: string }[]> {
  return tx<{ arquivo: string }[]>`
    select arquivo from arquivo_solto where apaga_em <= now() and arquivo <> all(${exceto as string[]}::uuid[])
    order by apaga_em limit ${limit} for update skip locked`
}

export async function deleteSoltos(tx: Transaction, arquivos: readonly string[]): Promise<void> {
  await tx`delete from arquivo_solto where arquivo = any(${arquivos as string[]}::uuid[])`
}

/** A file that still stands in the database. */
export type Guardado = QualAnexo & { dados: Buffer }

export function listGuardados(
  db: Db,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<Guardado[]> {
  return db<Guardado[]>`
    select idsala, idmensagem, dados from anexo_chat
    where dados is not null and idmensagem <> all(${exceto as string[]}::uuid[])
    order by criado_em limit ${limit}`
}

/** From now on the file is the one that was written; one that another process has moved meanwhile stays that one's. */
export async function moveGuardado(
  db: Db,
  { idsala, idmensagem, arquivo }: QualAnexo & { arquivo: string },
): Promise<void> {
  await db`
    with movido as (
      update anexo_chat set arquivo = ${arquivo}, dados = null
      where idsala = ${idsala} and idmensagem = ${idmensagem} and dados is not null returning arquivo
    )
    delete from arquivo_solto s using movido where s.arquivo = movido.arquivo`
}

export interface AnexoRow {
  tipo: string
  arquivo: string | null
  /** Of one that was not moved yet. */
  dados: Buffer | null
  conteudo: ConteudoMensagem
}

/** Null: not a member, a note of the team for a customer, withdrawn, or a message of words. */
export async function findAnexo(
  db: Db,
  quem: Participante,
  { idsala, idmensagem }: QualAnexo,
): Promise<AnexoRow | null> {
  const [row] = await db<AnexoRow[]>`
    select x.tipo, x.arquivo, x.dados, m.conteudo
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
