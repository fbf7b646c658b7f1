import { uuidv7, type Db } from '#infra'

/** Money that goes back by hand; `chave` says what for, so that it happens once. Centavos. */
interface NovoReembolso {
  numpedido: number
  idfornecedor: string
  valor: number
  chave: string
}

/** Of a charge that has no way back; null: of its invoices, which know themselves what went back. */
export async function insertReembolso(
  db: Db,
  { numpedido, idfornecedor, idpagamento, valor, chave }: NovoReembolso & { idpagamento: string | null },
): Promise<void> {
  await db`
    insert into reembolso (idreembolso, numpedido, idfornecedor, idpagamento, chave, valor)
    values (${uuidv7()}, ${numpedido}, ${idfornecedor}, ${idpagamento}, ${chave}, ${valor}) on conflict do nothing`
}

/** Of money that came by hand: nothing for an order that a provider was paid for. */
export async function returnEmMaos(
  db: Db,
  { numpedido, idfornecedor, valor, chave }: NovoReembolso,
): Promise<void> {
  if (valor <= 0) return
  await db`
    insert into reembolso (idreembolso, numpedido, idfornecedor, chave, valor)
    select ${uuidv7()}, ${numpedido}, ${idfornecedor}, ${chave}, ${valor}
    where not exists (select from pagamento where numpedido = ${numpedido} and status in ('PAGO', 'ESTORNADO')) on conflict do nothing`
}

/** Something of the order still waits to be sent back by hand. */
export async function waitsReembolso(db: Db, numpedido: number): Promise<boolean> {
  const rows = await db`select from reembolso where numpedido = ${numpedido} and feito_em is null limit 1`
  return rows.length > 0
}

/** Where the money goes. False: there is no such one, or it was paid. */
export async function saveChavePix(
  db: Db,
  numpedido: number,
  { idreembolso, chave_pix }: { idreembolso: string; chave_pix: string },
): Promise<boolean> {
  const { count } = await db`
    update reembolso set chave_pix = ${chave_pix}, informada_em = now()
    where numpedido = ${numpedido} and idreembolso = ${idreembolso} and feito_em is null`
  return count === 1
}

/**
 * The store paid: what its charge gave back grows, once. The caller holds the order and its charges. Answers centavos; null: there
 * is no such one, or it was said before.
 */
export async function endReembolso(
  db: Db,
  numpedido: number,
  { idreembolso, ator, idusuario }: { idreembolso: string; ator: string; idusuario: string | null },
): Promise<number | null> {
  const [row] = await db<{ valor: number }[]>`
    with feito as (
      update reembolso set feito_em = now(), feito_ator = ${ator}, feito_por = ${idusuario}
      where numpedido = ${numpedido} and idreembolso = ${idreembolso} and feito_em is null returning idpagamento, valor
    ), cobranca as (
      update pagamento g set devolvido = g.devolvido + f.valor,
        status = case when g.devolvido + f.valor >= coalesce(g.capturado, g.valor) then 'ESTORNADO' else g.status end
      from feito f where g.idpagamento = f.idpagamento
    )
    select valor from feito`
  return row?.valor ?? null
}
