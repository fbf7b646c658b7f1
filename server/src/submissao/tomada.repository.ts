import type { Capacidade } from '@vitrine/rules/entrega'

import { asMovimentos } from '#estoque'
import { isCreditoBloqueado } from '#fatura'
import { semParte, type Db, type Fragment } from '#infra'

/** What an order takes when it is made, each only if it is still there. */
export interface Tomadas {
  /** Of stock, in 1/1,000 unit. Products without a row are not tracked. */
  linhas: readonly { id: string; quantidade: number }[]
  /** Of the cliente's credit, in centavos. */
  credito: number | null
  /** One use of this coupon, and what it takes off. */
  cupom: CupomTomado | null
  /** A place in this window; null: the form has no limits. */
  vaga: VagaPedida | null
}

/** Of which coupon, and what it takes off in centavos. */
export interface CupomTomado {
  idcupom: string
  desconto: number
}

export interface VagaPedida extends Capacidade {
  idformaentrega: string
  /** 'YYYY-MM-DD'. */
  data: string
  inicio: string
  gramas: number
}

/** Who takes, and at whose. */
interface QuemTira {
  idfornecedor: string
  idcliente: string
}

/**
 * Takes stock, credit, a use of a coupon and a place in the window for an order that exists, all or nothing. Refuses with an
 * error that `readRecusa` reads.
 */
export async function takeTudo(
  db: Db,
  quem: QuemTira & { numpedido: number },
  tomadas: Tomadas,
): Promise<void> {
  await db`
    with trava as (select true), ${asTomado(db, quem, tomadas)}
    ${tellTomado(db, quem.idfornecedor, tomadas, db`(select ${quem.numpedido}::bigint as numpedido) n`)}
    select tudo from tomado`
}

/** What was taken of stock, as movements of an order, which is a row of `pedido`: one more part of the statement of `asTomado`. */
export function tellTomado(db: Db, idfornecedor: string, { linhas }: Tomadas, pedido: Fragment): Fragment {
  if (linhas.length === 0) return semParte(db)
  return db`, movido as (
    ${asMovimentos(db, db`${idfornecedor}::uuid`, db`t.id, 'PEDIDO', t.atual, t.atual - t.pedida, n.numpedido from travado t, ${pedido}`)}
  )`
}

/**
 * What an order takes, as parts of one statement (decision 0027): once a row of `trava` is there, `tomado` is one row, or the
 * statement is refused. What other clientes want too is locked in one order everywhere (stock by product, credit, coupon,
 * window, as `tomado` asks for it), so that two orders never wait for each other in a ring. Stock is reckoned from the row as
 * it was locked: from the row as the statement first saw it, a check of the table refuses what a cancellation has just given back.
 */
export function asTomado(
  db: Db,
  { idfornecedor, idcliente }: QuemTira,
  { linhas, credito, cupom, vaga }: Tomadas,
): Fragment {
  return db`
    travado as materialized (
      select e.idcadastroextraproduto as id, e.quantidade as atual, p.quantidade as pedida
      from estoque e
      join unnest(${linhas.map(({ id }) => id)}::uuid[], ${linhas.map(({ quantidade }) => quantidade)}::bigint[]) as p(id, quantidade)
        on p.id = e.idcadastroextraproduto
      where e.idfornecedor = ${idfornecedor} order by e.idcadastroextraproduto for update of e
    ),
    estoque_tirado as (
      update estoque e set quantidade = t.atual - t.pedida from travado t
      where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = t.id
    ),
    ${credito === null ? semParte(db) : takeCredito(db, { idfornecedor, idcliente, credito })}
    ${cupom === null ? semParte(db) : takeCupom(db, { idfornecedor, idcliente, ...cupom })}
    ${vaga === null ? semParte(db) : takeVaga(db, idfornecedor, vaga)}
    tomado as materialized (
      select case
        when exists (select from travado where atual < pedida)
          then f_recusa('estoque_insuficiente', (select string_agg(id || ':' || atual, ',') from travado where atual < pedida))
        ${
          credito === null
            ? semParte(db)
            : db`when not exists (select from credito_tirado) then f_recusa(
          case when ${isCreditoBloqueado(db, { idfornecedor, idcliente })} then 'credito_bloqueado' else 'credito_insuficiente' end, '')`
        }
        ${cupom === null ? semParte(db) : db`when not exists (select from cupom_usado) then f_recusa('cupom_invalido', '')`}
        ${vaga === null ? semParte(db) : db`when not exists (select from vaga_tirada) then f_recusa('horario_lotado', '')`}
        else true end as tudo
      from trava
    )`
}

/** The products of which there is too little, and what there is of each, in 1/1,000 unit. */
export function readFaltas(detalhe: string): Map<string, number> {
  return new Map(detalhe.split(',').map((falta) => [falta.slice(0, 36), Number(falta.slice(37))]))
}

/** Why the order was refused; null for any other error. */
export function readRecusa(error: unknown): { codigo: string; detalhe: string } | null {
  const { code, message, detail } = (error ?? {}) as { code?: string; message?: string; detail?: string } // a PostgresError has them
  return code === 'VT001' ? { codigo: message ?? '', detalhe: detail ?? '' } : null
}

/** `credito_tirado` has a row if the limit covers it, and nothing is overdue for too long. */
function takeCredito(
  db: Db,
  { idfornecedor, idcliente, credito }: { idfornecedor: string; idcliente: string; credito: number },
): Fragment {
  return db`
    credito_tirado as (
      update cadastroextracliente set credito_usado_centavos = credito_usado_centavos + ${credito}
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and credito_usado_centavos + ${credito} <= limite_credito_centavos
        and not ${isCreditoBloqueado(db, { idfornecedor, idcliente })}
      returning 1
    ),`
}

/**
 * `cupom_usado` has a row if the limits, of all and of this cliente, allow one more use, and what is left of
 * its money covers the discount. Uses that come at once wait for each other at the coupon's row.
 */
function takeCupom(db: Db, { idfornecedor, idcliente, idcupom, desconto }: QuemTira & CupomTomado): Fragment {
  return db`
    cupom_tirado as (
      update cupom set usos = usos + 1, descontado = descontado + ${desconto}::bigint
      where idfornecedor = ${idfornecedor} and idcupom = ${idcupom} and ativo and (limite is null or usos < limite)
        and (valor_limite is null or descontado + ${desconto}::bigint <= valor_limite)
      returning limite_por_cliente
    ),
    cupom_usado as (
      insert into uso_cupom as u (idfornecedor, idcupom, idcliente, usos)
      select ${idfornecedor}::uuid, ${idcupom}::uuid, ${idcliente}::uuid, 1 from cupom_tirado
      on conflict (idfornecedor, idcupom, idcliente) do update set usos = u.usos + 1
      where u.usos < coalesce((select limite_por_cliente from cupom_tirado), u.usos + 1)
      returning 1
    ),`
}

/** `vaga_tirada` has a row if the window takes one more order of this weight. Orders that come at once wait at its row. */
function takeVaga(
  db: Db,
  idfornecedor: string,
  { idformaentrega, data, inicio, gramas, capacidade_pedidos, capacidade_gramas }: VagaPedida,
): Fragment {
  return db`
    vaga_tirada as (
      insert into vaga_entrega as v (idfornecedor, idformaentrega, data, inicio, pedidos, gramas)
      select ${idfornecedor}::uuid, ${idformaentrega}::uuid, ${data}::date, ${inicio}, 1, ${gramas}::bigint
      where ${capacidade_gramas}::bigint is null or ${gramas}::bigint <= ${capacidade_gramas}::bigint
      on conflict (idformaentrega, data, inicio) do update set pedidos = v.pedidos + 1, gramas = v.gramas + excluded.gramas
      where (${capacidade_pedidos}::int is null or v.pedidos < ${capacidade_pedidos}::int)
        and (${capacidade_gramas}::bigint is null or v.gramas + excluded.gramas <= ${capacidade_gramas}::bigint)
      returning 1
    ),`
}
