import type { LadoChat, LeituraChat } from '@vitrine/contract'

import type { Db } from '#infra'

import { isMembro, type Participante } from './participante.ts'

/**
 * Keeps how far a login is, and with it its side of the room: numbers only grow, and none is beyond the newest message. Tells of it when
 * something grew. Null: not a member.
 */
export async function saveLeitura(
  db: Db,
  quem: Participante,
  { idsala, entregue_ate, lida_ate }: LeituraChat & { idsala: string },
): Promise<LeituraChat | null> {
  const lado = quem.lado === 'LOJA' ? 'loja' : 'cliente'
  // Somebody of the customer's side has seen all of the store's: what comes next is told anew.
  const hasLido = quem.lado === 'CLIENTE' ? db`nova.lida_ate >= s.ultima_loja` : db`false`
  const [entregue, lida] = [db(`entregue_${lado}`), db(`lida_${lado}`)]
  const [row] = await db<LeituraChat[]>`
    with sala as (
      select s.idsala, s.idfornecedor, s.idcliente, s.total_mensagens from sala_chat s
      where s.idsala = ${idsala} and ${isMembro(db, quem)}
    ), nova as (
      insert into leitura_chat as l (idsala, idusuario, entregue_ate, lida_ate)
      select idsala, ${quem.idusuario}, least(greatest(${entregue_ate}::bigint, ${lida_ate}::bigint), total_mensagens),
        least(${lida_ate}::bigint, total_mensagens) from sala
      on conflict (idsala, idusuario) do update
      set entregue_ate = greatest(l.entregue_ate, excluded.entregue_ate), lida_ate = greatest(l.lida_ate, excluded.lida_ate)
      where l.entregue_ate < excluded.entregue_ate or l.lida_ate < excluded.lida_ate
      returning l.entregue_ate, l.lida_ate
    ), lado as (
      update sala_chat s set ${entregue} = greatest(s.${entregue}, nova.entregue_ate), ${lida} = greatest(s.${lida}, nova.lida_ate),
        nao_lida_desde = case when ${hasLido} then null else s.nao_lida_desde end,
        nao_lida_avisada_em = case when ${hasLido} then null else s.nao_lida_avisada_em end
      from nova where s.idsala = ${idsala} and (s.${entregue} < nova.entregue_ate or s.${lida} < nova.lida_ate)
    ), dito as (
      select pg_notify('chat', concat_ws(':', 'l', sala.idsala, sala.idfornecedor, coalesce(sala.idcliente::text, ''), ${quem.lado}::text)) from sala, nova
    )
    select coalesce(nova.entregue_ate, antes.entregue_ate, 0)::int as entregue_ate, coalesce(nova.lida_ate, antes.lida_ate, 0)::int as lida_ate
    from sala left join nova on true left join dito on true
    left join leitura_chat antes on antes.idsala = sala.idsala and antes.idusuario = ${quem.idusuario}`
  return row ?? null
}

/** How far a side of a room is. */
export async function findLado(db: Db, idsala: string, lado: LadoChat): Promise<LeituraChat | null> {
  const de = lado === 'LOJA' ? 'loja' : 'cliente'
  const [row] = await db<LeituraChat[]>`
    select ${db(`entregue_${de}`)}::int as entregue_ate, ${db(`lida_${de}`)}::int as lida_ate from sala_chat where idsala = ${idsala}`
  return row ?? null
}
