import { asJson, asRegistro, describeEntrada } from '#coluna'
import type { Db, Fragment } from '#infra'

import type { PedidoNovo, Tentativa } from './pedido-novo.repository.ts'
import { registroPedido } from './registros.ts'
import type { Tomadas } from './tomada.repository.ts'

/** An order that is to be written among others. */
export interface AGravar {
  novo: PedidoNovo
  tentativa: Tentativa
  tomadas: Tomadas
}

/** With its place among them. */
export type Junto = AGravar & { posto: number; idcliente: string }

const daTentativa = describeEntrada({
  posto: 'item_pedido.sequencia',
  conhecido: 'pedido.numpedido?',
  impressao: 'pedido.impressao',
})

/** Those that may be written, `aceito`, with all that they take held: stock as it was locked, what all of them ask of it together, and their carts. */
export function asAceitos(db: Db, idfornecedor: string, juntos: readonly Junto[]): Fragment {
  const [pedido, tentativa] = [asRegistro(db, registroPedido), asRegistro(db, daTentativa)]
  const linhas = juntos.flatMap(({ posto, tomadas }) => tomadas.linhas.map((linha) => ({ posto, ...linha })))
  const vistos = juntos.flatMap(({ posto, tentativa: { conferidos } }) =>
    conferidos.map(({ id, versao }) => ({ posto, id, versao })),
  )
  const pedidos = juntos.map(({ posto, novo, tentativa: { ultimopedido, impressao } }) => ({
    ...novo.pedido,
    posto,
    conhecido: ultimopedido,
    impressao: impressao.toString('base64'),
  }))
  return db`
    entrada as materialized (
      select r.* from jsonb_to_recordset(${asJson(db, registroPedido, pedidos)}) as r(${tentativa.tipos}, ${pedido.tipos}) limit 20
    ),
    pedida as materialized (
      select * from unnest(${linhas.map(({ posto }) => posto)}::int[], ${linhas.map(({ id }) => id)}::uuid[], ${linhas.map(({ quantidade }) => quantidade)}::bigint[])
        as l(posto, id, quantidade)
    ),
    travado as materialized (
      select s.id, s.todas, e.atual from (select id, sum(quantidade)::bigint as todas from pedida group by id) s cross join lateral (
        select e.quantidade as atual from estoque e where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = s.id for update skip locked
      ) e
    ),
    ${asPresos(db, idfornecedor, juntos)},
    sem_estoque as materialized (
      select l.posto from pedida l left join travado t using (id)
      where t.atual < t.todas
        or (t.id is null and exists (select from estoque e where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = l.id))
    ),
    mudado as materialized (
      select v.posto from unnest(${vistos.map(({ posto }) => posto)}::int[], ${vistos.map(({ id }) => id)}::uuid[], ${vistos.map(({ versao }) => versao)}::text[]::xid[])
        as v(posto, id, versao)
      left join lateral (
        select true as igual from produto p
        where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = v.id and p.xmin = v.versao for key share skip locked
      ) p on true
      where p.igual is null
    ),
    aceito as materialized (
      select f.posto, f.idcliente from entrada f
      where f.posto not in (select posto from sem_estoque) and f.posto not in (select posto from mudado) and f.posto not in (select posto from sem_login)
        and f.idcliente not in (select idcliente from preso)
        and f_submissao_livre(${idfornecedor}, f.idcliente, f.conhecido)
    )`
}

/** Those of which somebody holds what they refer to, which their rows would wait for. */
function asPresos(db: Db, idfornecedor: string, juntos: readonly Junto[]): Fragment {
  const logins = juntos.flatMap(({ posto, novo: { pedido, historico } }) =>
    [...new Set([pedido.idusuario, pedido.idrepresentante, ...historico.map(({ idusuario }) => idusuario)])]
      .filter((id) => id !== null)
      .map((id) => ({ posto, id })),
  )
  return db`
    preso as materialized (
      select f.idcliente from entrada f
      left join lateral (select true as livre from cliente k where k.idcliente = f.idcliente for key share skip locked) k on true
      left join lateral (
        select true as livre from carrinho c where c.idfornecedor = ${idfornecedor} and c.idcliente = f.idcliente for no key update skip locked
      ) c on true
      left join lateral (
        select true as livre from forma_entrega e where e.idfornecedor = ${idfornecedor} and e.idformaentrega = f.idformaentrega for key share skip locked
      ) e on true
      left join lateral (
        select true as livre from forma_pagamento g where g.idfornecedor = ${idfornecedor} and g.idformapagto = f.idformapagto for key share skip locked
      ) g on true
      where k.livre is null or e.livre is null or g.livre is null
        or (c.livre is null and exists (select from carrinho c where c.idfornecedor = ${idfornecedor} and c.idcliente = f.idcliente))
    ),
    sem_login as materialized (
      select q.posto from unnest(${logins.map(({ posto }) => posto)}::int[], ${logins.map(({ id }) => id)}::uuid[]) as q(posto, id)
      left join lateral (select true as livre from usuario u where u.idusuario = q.id for key share skip locked) u on true
      where u.livre is null
    )`
}
