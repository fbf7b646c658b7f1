import type { Db } from '#infra'

/** The newest order of a cliente at a store; null: none. */
export async function findPedidoRecente(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<number | null> {
  const [row] = await db<{ numpedido: number }[]>`
    select numpedido::int as numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}
    order by criado_em desc, numpedido desc limit 1`
  return row?.numpedido ?? null
}

/** Puts what was just written into the past: the moments of a room's messages, in their order. Of what was not read then was told then. */
export async function moveMensagens(db: Db, idsala: string, quando: readonly Date[]): Promise<void> {
  await db`
    update mensagem_chat m set criada_em = q.quando
    from unnest(${quando.map((cada) => cada.toISOString())}::timestamptz[]) with ordinality q (quando, sequencia)
    where m.idsala = ${idsala} and m.sequencia = q.sequencia`
  await db`
    update sala_chat s set nao_lida_avisada_em = now(), ultima_em = (select max(criada_em) from mensagem_chat m where m.idsala = s.idsala)
    where s.idsala = ${idsala}`
}
