import { semParte, uuidv7, type Db, type Fragment } from '#infra'

/** The negotiation that an order ends: as it was when the order was decided, and who ends it. */
export interface NegociacaoFechada {
  idnegociacao: string
  revisao: number
  idusuario: string | null
  nome: string
  lado: 'CLIENTE' | 'LOJA'
  /** Centavos; null: it has no price. */
  total: number | null
}

/** True while the negotiation is what the order was priced with, else refuses: then it is decided anew. */
export function isAcordoConferido(db: Db, idfornecedor: string, fechada: NegociacaoFechada | null): Fragment {
  if (!fechada) return db`true`
  const { idnegociacao, revisao } = fechada
  return db`case when exists (
    select from negociacao n where n.idfornecedor = ${idfornecedor} and n.idnegociacao = ${idnegociacao} and n.revisao = ${revisao} and n.encerrada_em is null
  ) then true else f_recusa('acordo_mudou', '') end`
}

/** Ends it with the order, as parts of the statement behind `esvaziado`: cart first, as everywhere (decision 0064). */
export function closeNegociacao(
  db: Db,
  { idnegociacao, idusuario, nome, lado, total }: NegociacaoFechada,
): Fragment {
  return db`,
    fechada as (
      update negociacao n set estado = 'FECHADA', numpedido = novo.numpedido, encerrada_em = now(), encerrada_por = ${nome}, encerrada_lado = ${lado}, revisao = n.revisao + 1
      from novo, esvaziado where n.idfornecedor = novo.idfornecedor and n.idnegociacao = ${idnegociacao} and n.encerrada_em is null
      returning n.idfornecedor, n.idcliente, n.idnegociacao, n.numpedido
    ),
    ato_do_fechamento as (
      insert into ato_negociacao (idato, idfornecedor, idcliente, idnegociacao, lado, idusuario, nome, acao, medida, depois, numpedido)
      select ${uuidv7()}::uuid, f.idfornecedor, f.idcliente, f.idnegociacao, ${lado}::text, ${idusuario}::uuid, ${nome}::text, 'FECHOU', 'TOTAL', ${total}::bigint, f.numpedido
      from fechada f
    ),
    dito as materialized (select pg_notify('chat', concat_ws(':', 'n', '', f.idfornecedor, f.idcliente, '')) from fechada f)`
}

/** What the last select reads, so that the notice is sent. */
export const tellFechada = (db: Db, fechada: NegociacaoFechada | null): Fragment =>
  fechada ? db`, (select count(*) from dito) as ditos` : semParte(db)
