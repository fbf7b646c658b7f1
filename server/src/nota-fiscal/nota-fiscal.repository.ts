import type { StatusPedido } from '@vitrine/contract'

import { asLinha } from '#coluna'
import type { Db } from '#infra'

export interface NotaRow {
  idcliente: string
  /** Null: not issued yet. */
  chave: string | null
  xml: string | null
  cancelada: boolean
}

/** The note of an order at this fornecedor, the one in force before cancelled ones, and whose order it is; null: no such order there. */
export async function findNota(db: Db, idfornecedor: string, numpedido: number): Promise<NotaRow | null> {
  const [row] = await db<NotaRow[]>`
    select p.idcliente, n.chave, n.xml, n.cancelada_em is not null as cancelada from pedido p left join nota_fiscal n using (numpedido)
    where p.numpedido = ${numpedido} and p.idfornecedor = ${idfornecedor}
    order by n.cancelada_em desc nulls first limit 1`
  return row ?? null
}

/** An order held while its notes change, with what a note must agree with; centavos. */
export interface PedidoTravadoDaNota {
  numpedido: number
  numpedidoerp: string
  idfornecedor: string
  /** The supplier's. */
  cnpj: string
  documento: string
  status: StatusPedido
  total: number | null
  servicos: number
  /** Of the supplier. */
  uf: string
}

/** Holds an order for its fiscal note; `total` in centavos. Null: there is no such order. */
export async function lockPedidoDaNota(db: Db, numpedido: number): Promise<PedidoTravadoDaNota | null> {
  const [row] = await db<PedidoTravadoDaNota[]>`
    select p.numpedido, p.numpedidoerp, p.idfornecedor, f.cnpj, c.documento, p.status, coalesce(p.totalservido, p.total) as total, p.servicos, f.uf
    from pedido p join cliente c using (idcliente) join fornecedor f on f.idfornecedor = p.idfornecedor
    where p.numpedido = ${numpedido} for update of p`
  return row ?? null
}

export interface NotaGuardada {
  chave: string
  numpedido: number
  xml: string
  cancelada_em: Date | null
}

/** A note by its key, whosever it is. */
export async function findNotaDaChave(db: Db, chave: string): Promise<NotaGuardada | null> {
  const [row] = await db<NotaGuardada[]>`
    select chave, numpedido, xml, cancelada_em from nota_fiscal where chave = ${chave}`
  return row ?? null
}

/** The note in force of an order that the caller holds. */
export async function findVigente(db: Db, numpedido: number): Promise<{ chave: string } | null> {
  const [row] = await db<{ chave: string }[]>`
    select chave from nota_fiscal where numpedido = ${numpedido} and cancelada_em is null`
  return row ?? null
}

export interface NotaNova {
  numpedido: number
  idfornecedor: string
  chave: string
  xml: string
  bytes_danfe: number | null
  ator: string
  idusuario: string | null
}

/** False: the key was taken for another order at the same moment. */
export async function insertNota(db: Db, nova: NotaNova): Promise<boolean> {
  const { count } =
    await db`insert into nota_fiscal ${asLinha(db, 'nota_fiscal', nova)} on conflict (chave) do nothing`
  return count === 1
}

/** Keeps the cancellation of a note; one that is cancelled already stays as it is. */
export async function cancelNota(
  db: Db,
  chave: string,
  { xml, motivo, quando }: { xml: string; motivo: string; quando: Date },
): Promise<void> {
  await db`
    update nota_fiscal set cancelada_em = ${quando}, evento = ${xml}, motivo = ${motivo} where chave = ${chave} and cancelada_em is null`
}
