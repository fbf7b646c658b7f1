import type { ConteudoMensagem } from '@vitrine/contract'
import { modulosDe } from '@vitrine/rules/acesso'

import { uuidv7, type Transaction } from '#infra'

/** A step of an order, to be told in its room. */
export interface PassoDito {
  numpedido: number
  conteudo: ConteudoMensagem
}

/**
 * Makes the rooms of these orders where there are none, for customers who have written to a store that has the conversation; of somebody
 * who was erased none.
 */
export async function openSalasDosPedidos(tx: Transaction, numpedidos: readonly number[]): Promise<void> {
  const ids = numpedidos.map(() => uuidv7())
  await tx`
    insert into sala_chat (idsala, idfornecedor, idcliente, canal, numpedido)
    select n.idsala, p.idfornecedor, p.idcliente, 'PEDIDO', p.numpedido
    from unnest(${numpedidos as number[]}::bigint[], ${ids}::uuid[]) as n(numpedido, idsala)
    join pedido p using (numpedido) join fornecedor f on f.idfornecedor = p.idfornecedor
    join cliente c on c.idcliente = p.idcliente and c.excluido_em is null
    where f.modulos && ${modulosDe('chat')}::text[] and exists (
      select from sala_chat a where a.idfornecedor = p.idfornecedor and a.idcliente = p.idcliente and a.ultima_cliente > 0
    )
    order by n.numpedido on conflict do nothing`
}

/** Holds the rooms of these orders, in one order (decision 0064): their numbers are drawn under it. */
export async function lockSalasDosPedidos(tx: Transaction, numpedidos: readonly number[]): Promise<void> {
  await tx`select from sala_chat where numpedido = any(${numpedidos as number[]}::bigint[]) order by idsala for update`
}

/** Writes what the shop itself says, in the rooms that there are, and tells of it. The caller holds the rooms. */
export async function insertPassos(tx: Transaction, passos: readonly PassoDito[]): Promise<void> {
  const numpedidos = passos.map(({ numpedido }) => numpedido)
  const conteudos = passos.map(({ conteudo }) => JSON.stringify(conteudo))
  const ids = passos.map(() => uuidv7())
  await tx`
    with dito as (
      select n.*, row_number() over (partition by n.numpedido order by n.lugar) as ordem
      from unnest(${numpedidos}::bigint[], ${ids}::uuid[], ${conteudos}::text[]) with ordinality as n(numpedido, idmensagem, conteudo, lugar)
    ), nova as (
      select s.idsala, s.idfornecedor, s.idcliente, f.nome, d.idmensagem, d.conteudo, s.total_mensagens + d.ordem as sequencia, s.revisao + d.ordem as revisao
      from dito d join sala_chat s using (numpedido) join fornecedor f using (idfornecedor)
    ), sala as (
      update sala_chat s set total_mensagens = s.total_mensagens + q.novas, total_visiveis = s.total_visiveis + q.novas,
        revisao = s.revisao + q.novas, ultima_em = now()
      from (select idsala, count(*) as novas from nova group by idsala) q where s.idsala = q.idsala
    ), m as (
      insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, autor, papel, conteudo)
      select idsala, sequencia, idmensagem, revisao, 'SISTEMA', nome, 'sistema', conteudo::jsonb from nova
    )
    select pg_notify('chat', concat_ws(':', 'm', idsala, idfornecedor, coalesce(idcliente::text, ''), revisao, ''::text))
    from nova order by idsala, revisao`
}
