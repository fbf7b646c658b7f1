import type { ConteudoMensagem, LadoChat } from '@vitrine/contract'

import { escapeLike, type Db } from '#infra'

import { isMembro, isVisivel, type Participante } from './participante.ts'

/** Times are text of ISO 8601: rows come inside JSON too. */
export interface MensagemRow {
  idmensagem: string
  idsala: string
  sequencia: number
  revisao: number
  lado: LadoChat
  idusuario: string | null
  autor: string
  papel: string
  interna: boolean
  conteudo: ConteudoMensagem
  quando: string
  editada_em: string | null
  retirada_em: string | null
}

const instante = (db: Db, coluna: string) =>
  db`to_char(${db(coluna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Columns of MensagemRow, from `mensagem_chat m`. */
export const mensagemColumns = (db: Db) => db`
  m.idmensagem, m.idsala, m.sequencia::int as sequencia, m.revisao::int as revisao, m.lado, m.idusuario, m.autor, m.papel, m.interna,
  m.conteudo, ${instante(db, 'm.criada_em')} as quando, ${instante(db, 'm.editada_em')} as editada_em,
  ${instante(db, 'm.retirada_em')} as retirada_em`

export interface MensagemInserida {
  idsala: string
  idmensagem: string
  conteudo: ConteudoMensagem
  /** Its words, plain; '' for a card. */
  texto: string
  interna: boolean
}

/**
 * Writes a message under the next number of its room, and tells every process at the commit: one statement. A customer's opens the room again;
 * an answer takes a conversation that nobody has for who wrote it, who stays in the team until then (as in `holdAtendente` of atendimento).
 * Null: the participant is no member of the room. Throws the violation of a unique key when the same idmensagem is there already.
 */
export async function insertMensagem(
  db: Db,
  quem: Participante,
  { idsala, idmensagem, conteudo, texto, interna }: MensagemInserida,
): Promise<MensagemRow | null> {
  const { lado, idusuario, nome, papel } = quem
  const doCliente = lado === 'CLIENTE'
  const daLoja = !doCliente && !interna
  const [row] = await db<MensagemRow[]>`
    with atende as (
      select idusuario from equipe
      where ${daLoja} and idfornecedor = ${quem.idfornecedor} and idusuario = ${idusuario} and papel in ('atendente', 'fornecedor')
      order by papel for key share
    ), sala as (
      update sala_chat s set
        idatendente = case when s.canal = 'EQUIPE' then null else coalesce(s.idatendente, (select idusuario from atende limit 1)) end,
        total_mensagens = s.total_mensagens + 1,
        revisao = s.revisao + 1,
        total_visiveis = s.total_visiveis + ${interna ? 0 : 1},
        ultima_cliente = case when ${doCliente} then s.total_mensagens + 1 else s.ultima_cliente end,
        ultima_em = now(),
        ultima_loja = case when ${daLoja} then s.total_mensagens + 1 else s.ultima_loja end,
        nao_lida_desde = case when ${daLoja} then coalesce(s.nao_lida_desde, now()) when ${doCliente} then null else s.nao_lida_desde end,
        nao_lida_avisada_em = case when ${doCliente} then null else s.nao_lida_avisada_em end,
        cliente_em = case when ${doCliente} then now() else s.cliente_em end,
        estado = case when ${doCliente} then 'ABERTA' else s.estado end,
        adiada_ate = case when ${doCliente} then null else s.adiada_ate end,
        esperando_desde = case when ${interna} then s.esperando_desde when ${doCliente} then coalesce(s.esperando_desde, now()) end
      where s.idsala = ${idsala} and ${isMembro(db, quem)}
      returning s.idsala, s.idfornecedor, s.idcliente, s.total_mensagens, s.revisao
    ), m as (
      insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, idusuario, autor, papel, interna, conteudo, texto)
      select idsala, total_mensagens, ${idmensagem}, revisao, ${lado}, ${idusuario}, ${nome}, ${papel}, ${interna},
        ${db.json(conteudo as never)}, ${texto}
      from sala returning *
    ), dito as (
      select pg_notify('chat', concat_ws(':', 'm', sala.idsala, sala.idfornecedor, coalesce(sala.idcliente::text, ''), sala.revisao, ${interna ? 'LOJA' : ''}::text)) from sala
    )
    select ${mensagemColumns(db)} from m cross join dito`
  return row ?? null
}

/** A message that this participant wrote, by the id that its device gave it. */
export async function findPropria(
  db: Db,
  { idusuario }: Participante,
  { idsala, idmensagem }: { idsala: string; idmensagem: string },
): Promise<MensagemRow | null> {
  const [row] = await db<MensagemRow[]>`
    select ${mensagemColumns(db)} from mensagem_chat m
    where m.idsala = ${idsala} and m.idmensagem = ${idmensagem} and m.idusuario = ${idusuario}`
  return row ?? null
}

/**
 * Changes an own message and the revision of its room, and tells of it. `conteudo` null withdraws it: its words and its file go, that there was one
 * stays. Null: not a member, or not the own message.
 */
export async function changeMensagem(
  db: Db,
  quem: Participante,
  mudada: {
    idsala: string
    idmensagem: string
    conteudo: ConteudoMensagem | null
    texto: string
  },
): Promise<MensagemRow | null> {
  const { idsala, idmensagem, conteudo, texto } = mudada
  const [row] = await db<MensagemRow[]>`
    with sala as (
      update sala_chat s set revisao = s.revisao + 1
      where s.idsala = ${idsala} and ${isMembro(db, quem)} and exists (
        select from mensagem_chat a
        where a.idsala = s.idsala and a.idmensagem = ${idmensagem} and a.idusuario = ${quem.idusuario} and a.retirada_em is null
      )
      returning s.idsala, s.idfornecedor, s.idcliente, s.revisao
    ), m as (
      update mensagem_chat a set revisao = sala.revisao, texto = ${texto},
        conteudo = coalesce(${conteudo && db.json(conteudo as never)}, '{"tipo": "TEXTO", "texto": ""}'::jsonb),
        editada_em = case when ${conteudo !== null} then now() else a.editada_em end,
        retirada_em = case when ${conteudo === null} then now() end
      from sala where a.idsala = sala.idsala and a.idmensagem = ${idmensagem} returning a.*
    ), fora as (
      delete from anexo_chat x using m where x.idsala = m.idsala and x.idmensagem = m.idmensagem and m.retirada_em is not null
    ), dito as (
      select pg_notify('chat', concat_ws(':', 'm', sala.idsala, sala.idfornecedor, coalesce(sala.idcliente::text, ''), sala.revisao, case when m.interna then 'LOJA' else '' end)) from sala, m
    )
    select ${mensagemColumns(db)} from m cross join dito`
  return row ?? null
}

/** Which stretch of a room's history. */
export interface Trecho {
  idsala: string
  /** Before this number. */
  antes?: number
  /** Changed after this revision. */
  desde?: number
  /** Words, plain. */
  palavras: string
  limit: number
}

/** Messages that a member may see: changes in their order, or the history backwards, the newest first. */
export async function listMensagens(db: Db, quem: Participante, trecho: Trecho): Promise<MensagemRow[]> {
  const { idsala, antes, desde, palavras, limit } = trecho
  const which =
    desde !== undefined
      ? db`m.revisao > ${desde} order by m.revisao`
      : db`m.sequencia < ${antes ?? Number.MAX_SAFE_INTEGER} ${palavras ? db`and m.texto like ${`%${escapeLike(palavras)}%`}` : db``} order by m.sequencia desc`
  return db<MensagemRow[]>`
    select ${mensagemColumns(db)} from mensagem_chat m
    where m.idsala = ${idsala} and ${isVisivel(db, quem)} and ${which} limit ${limit}`
}

/** What was written or changed in a room after a revision, for all sides: for who tells of it. */
export async function listMudancas(
  db: Db,
  { idsala, desde, limit }: { idsala: string; desde: number; limit: number },
): Promise<MensagemRow[]> {
  return db<MensagemRow[]>`
    select ${mensagemColumns(db)} from mensagem_chat m where m.idsala = ${idsala} and m.revisao > ${desde}
    order by m.revisao limit ${limit}`
}
