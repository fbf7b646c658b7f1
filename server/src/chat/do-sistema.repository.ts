import type { ConteudoMensagem } from '@vitrine/contract'

import { uuidv7, type Transaction } from '#infra'

/** What the shop itself says in a room. */
export interface DitoPelaLoja {
  idsala: string
  /** Where it stands for something that has an id: it is said once. */
  idmensagem?: string
  conteudo: ConteudoMensagem
  /** Its words, plain; '' for what has none. */
  texto: string
}

/**
 * Writes what the shop itself says, in its order, and tells of it: one statement for any number of rooms, which the caller holds. Whether
 * a customer waits for an answer it does not change: nobody has given one.
 */
export async function insertDoSistema(tx: Transaction, ditos: readonly DitoPelaLoja[]): Promise<void> {
  const salas = ditos.map(({ idsala }) => idsala)
  const conteudos = ditos.map(({ conteudo }) => JSON.stringify(conteudo))
  const textos = ditos.map(({ texto }) => texto)
  const ids = ditos.map(({ idmensagem }) => idmensagem ?? uuidv7())
  await tx`
    with dito as (
      select n.*, row_number() over (partition by n.idsala order by n.lugar) as ordem
      from unnest(${salas}::uuid[], ${ids}::uuid[], ${conteudos}::text[], ${textos}::text[]) with ordinality
        as n(idsala, idmensagem, conteudo, texto, lugar)
    ), nova as (
      select s.idsala, s.idfornecedor, s.idcliente, f.nome, d.idmensagem, d.conteudo, d.texto,
        s.total_mensagens + d.ordem as sequencia, s.revisao + d.ordem as revisao
      from dito d join sala_chat s using (idsala) join fornecedor f using (idfornecedor)
    ), sala as (
      update sala_chat s set total_mensagens = s.total_mensagens + q.novas, total_visiveis = s.total_visiveis + q.novas,
        revisao = s.revisao + q.novas, ultima_em = now()
      from (select idsala, count(*) as novas from nova group by idsala) q where s.idsala = q.idsala
    ), m as (
      insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, autor, papel, conteudo, texto)
      select idsala, sequencia, idmensagem, revisao, 'SISTEMA', nome, 'sistema', conteudo::jsonb, texto from nova
    )
    select pg_notify('chat', concat_ws(':', 'm', idsala, idfornecedor, coalesce(idcliente::text, ''), revisao, ''::text))
    from nova order by idsala, revisao`
}
