import type {
  AnotacaoErp,
  Rastreio,
  StatusPedido,
  TipoDocumento,
  TipoEntrega,
  TipoPagamento,
} from '@vitrine/contract'
import type { z } from 'zod'

import type { Db } from '#infra'
import { colunaDocumento, colunasAutoria, type AutoriaRow } from '#pedido'

/** Where a reader of changes has come to. */
export interface Cursor {
  /** As PostgreSQL writes it: a Date would lose the microseconds. */
  mudado: string
  numpedido: number
}

export interface MudadoRow extends AutoriaRow {
  numpedido: number
  numpedidoerp: string | null
  status: StatusPedido
  tipoentrega: TipoEntrega
  tipopagamento: TipoPagamento
  /** Centavos. */
  total: number | null
  /** The order has a product for adults. */
  documentonaentrega: boolean
  criado_em: Date
  mudado_em: Date
  mudado: string
}

/**
 * Until when nothing can still come: what is being written now may be committed with an earlier time than what is there
 * already. Asked before the orders are read, else a commit in between would be missed; a second for what has read the clock
 * and is not to be seen yet.
 */
export async function findHorizonte(db: Db): Promise<string> {
  const [row] = await db<{ horizonte: string }[]>`
    select (least(clock_timestamp(), min(xact_start)) - interval '1 second')::text as horizonte from pg_stat_activity
    where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`
  return row?.horizonte ?? ''
}

/** Orders of a supplier that changed after `desde` and before `horizonte`, in that order: one walk of an index. */
export async function listMudados(
  db: Db,
  idfornecedor: string,
  {
    desde,
    horizonte,
    status,
    limit,
  }: { desde: Cursor | null; horizonte: string; status: readonly string[]; limit: number },
): Promise<MudadoRow[]> {
  return db<MudadoRow[]>`
    select p.numpedido, p.numpedidoerp, p.status, p.tipoentrega, p.tipopagamento, coalesce(p.totalservido, p.total) as total, p.criado_em, p.mudado_em, ${colunasAutoria(db)},
      ${colunaDocumento(db)},
      to_char(p.mudado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mudado
    from pedido p
    where p.idfornecedor = ${idfornecedor} and not p.teste and p.mudado_em < ${horizonte}::text::timestamptz
      ${desde ? db`and (p.mudado_em, p.numpedido) > (${desde.mudado}::text::timestamptz, ${desde.numpedido})` : db``}
      ${status.length > 0 ? db`and p.status = any(${status as string[]})` : db``}
    order by p.mudado_em, p.numpedido limit ${limit}`
}

export interface ClienteDoPedido {
  cliente: {
    idcliente: string
    nome: string
    tipo_documento: TipoDocumento
    documento: string
    email: string
    telefone: string | null
    codErp: string | null
  }
  /** By `sequencia`. */
  skus: Record<string, string>
}

/** What a supplier's system needs of an order besides what everybody sees of it. */
export async function findClienteDoPedido(db: Db, numpedido: number): Promise<ClienteDoPedido | null> {
  const [row] = await db<ClienteDoPedido[]>`
    select jsonb_build_object('idcliente', c.idcliente, 'nome', c.nome, 'tipo_documento', c.tipo_documento, 'documento', c.documento,
        'email', c.email, 'telefone', c.telefone, 'codErp', x.cod_erp) as cliente,
      (select jsonb_object_agg(i.sequencia, d.sku) from item_pedido i join produto d using (idfornecedor, idcadastroextraproduto)
        where i.numpedido = p.numpedido) as skus
    from pedido p join cliente c using (idcliente)
    left join cadastroextracliente x on x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente
    where p.numpedido = ${numpedido}`
  return row ?? null
}

/** Staff of a supplier by e-mail: in its name a note of the supplier's system is stored. */
export async function findDaEquipe(
  db: Db,
  idfornecedor: string,
  email: string,
): Promise<{ idusuario: string; papel: 'fornecedor' | 'atendente' } | null> {
  const [row] = await db<{ idusuario: string; papel: 'fornecedor' | 'atendente' }[]>`
    select u.idusuario, e.papel from usuario u join equipe e using (idusuario)
    where u.email = ${email} and e.idfornecedor = ${idfornecedor} and e.papel in ('fornecedor', 'atendente')
    order by e.papel desc limit 1`
  return row ?? null
}

/** What the event of it tells: whether somebody brings it, not who. */
export interface Anotada {
  numpedidoerp: string | null
  entregador: boolean
  rastreio: Rastreio | null
}

/** What the supplier's system says of an order; undefined: as it was. Answers what stands there now; null: nothing changed. */
export async function saveAnotacao(
  db: Db,
  numpedido: number,
  { numpedidoerp, entregador, rastreio }: z.infer<typeof AnotacaoErp>,
): Promise<Anotada | null> {
  const [row] = await db<Anotada[]>`
    with nova as (
      select numpedido as num,
        case when ${numpedidoerp !== undefined} then ${numpedidoerp?.trim() || null} else numpedidoerp end as numero,
        case when ${entregador !== undefined} then ${entregador ? db.json(entregador) : null}::jsonb else entregador end as quem,
        case when ${rastreio !== undefined} then ${rastreio ? db.json(rastreio) : null}::jsonb else rastreio end as onde
      from pedido where numpedido = ${numpedido}
    )
    update pedido set numpedidoerp = numero, entregador = quem, rastreio = onde from nova
    where numpedido = num and (numpedidoerp, entregador, rastreio) is distinct from (numero, quem, onde)
    returning numpedidoerp, entregador is not null as entregador, rastreio`
  return row ?? null
}
