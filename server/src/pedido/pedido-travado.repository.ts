import type {
  LinhaPedida,
  MovimentoPedido,
  StatusPedido,
  Substituicao,
  TipoEntrega,
  TipoPagamento,
} from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'
import type { TipoDocumento } from '@vitrine/rules/documento'

import type { Db } from '#infra'
import { holdPedido } from '#pagamento'

import type { PesagemGuardada } from './pesagem-guardada.ts'

export async function findStatus(db: Db, numpedido: number): Promise<StatusPedido> {
  const [row] = await db<{ status: StatusPedido }[]>`select status from pedido where numpedido = ${numpedido}`
  return row?.status ?? 'ENVIADO'
}

export interface DonoDoPedido {
  idfornecedor: string
  idcliente: string
  status: StatusPedido
}

/** Whose an order is and where it was bought: what a context is made for. */
export async function findDono(db: Db, numpedido: number): Promise<DonoDoPedido | null> {
  const [row] = await db<DonoDoPedido[]>`
    select idfornecedor, idcliente, status from pedido where numpedido = ${numpedido}`
  return row ?? null
}

/** An order held by this transaction, with what its next move depends on. */
export interface PedidoTravado {
  numpedido: number
  idfornecedor: string
  idcliente: string
  status: StatusPedido
  tipoentrega: TipoEntrega
  tipopagamento: TipoPagamento
  /** Centavos; null: a budget without prices. */
  total: number | null
  /** Centavos, once picked. */
  totalservido: number | null
  /** What picking asks its customer, while it is picked. */
  pesagem: PesagemGuardada | null
  /** A priced budget whose time ran out. */
  vencido: boolean
  tipo_documento: TipoDocumento
  /** The money came, or staff said so. */
  pago: boolean
  /** A card on which no amount is reserved. */
  semreserva: boolean
  /** A dispute is open: its money is asked back without the store. */
  retido: boolean
}

/** Read after the lock is held, so that it includes what changed while this waited (decision 0064). */
export async function lockPedido(db: Db, numpedido: number): Promise<PedidoTravado | null> {
  await holdPedido(db, numpedido)
  const [row] = await db<PedidoTravado[]>`
    select p.numpedido, p.idfornecedor, p.idcliente, p.status, p.tipoentrega, p.tipopagamento, p.total, p.totalservido, case when p.status = 'SEPARANDO' then p.pesagem end as pesagem,
      (p.status = 'ORCAMENTO_PRECIFICADO' and coalesce(p.valido_ate <= now(), false)) as vencido, c.tipo_documento,
      (exists (select from pagamento g where g.numpedido = p.numpedido and g.status = 'PAGO')
        or exists (select from historico_pedido h where h.numpedido = p.numpedido and h.status = 'PAGO')) as pago,
      p.tipopagamento = 'CARTAO' and exists (select from pagamento g where g.numpedido = p.numpedido and g.tipo = 'CARTAO')
        and not exists (select from pagamento g where g.numpedido = p.numpedido and g.tipo = 'CARTAO' and g.status in ('RESERVADO', 'PAGO')) as semreserva,
      exists (select from contestacao k where k.numpedido = p.numpedido and k.encerrada_em is null) as retido
    from pedido p join cliente c on c.idcliente = p.idcliente where p.numpedido = ${numpedido}`
  return row ?? null
}

/** Fields that are not given stay as they are. */
export async function saveDaLoja(
  db: Db,
  numpedido: number,
  { numpedidoerp, entregador }: Pick<MovimentoPedido, 'numpedidoerp' | 'entregador'>,
): Promise<void> {
  await db`
    update pedido set numpedidoerp = coalesce(${numpedidoerp?.trim() ?? null}, numpedidoerp),
      entregador = coalesce(${entregador ? db.json(entregador) : null}::jsonb, entregador)
    where numpedido = ${numpedido}`
}

/** What an order asked for, as lines of a cart: the products of its combos by themselves. */
export async function listLinhas(db: Db, numpedido: number): Promise<LinhaPedida[]> {
  const rows = await db<
    {
      id: string
      quantidade: number
      presente: boolean
      observacao: string
      substituicao: Substituicao | null
    }[]
  >`
    select idcadastroextraproduto as id, sum(quantidade)::bigint as quantidade, bool_or(embalarparapresente) as presente,
      (array_agg(observacao order by sequencia))[1] as observacao, (array_agg(substituicao order by sequencia))[1] as substituicao
    from item_pedido where numpedido = ${numpedido} group by 1 order by min(sequencia)`
  return rows.map(({ id, quantidade, presente, observacao, substituicao }) => ({
    id,
    quantidade: fromMilesimos(quantidade),
    embalarParaPresente: presente,
    ...(observacao && { observacao }),
    ...(substituicao && { substituicao }),
  }))
}
