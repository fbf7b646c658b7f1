import { fromCentavos } from '@vitrine/rules/dinheiro'

import { insertEventos } from '#evento'
import { uuidv7, type Db } from '#infra'

import { addDevolvido } from './pagamento.repository.ts'

/** Money that goes back by hand; `chave` says what for, so that it happens once. Centavos. */
interface NovoReembolso {
  numpedido: number
  idfornecedor: string
  valor: number
  chave: string
}

/** A refund as a statement left it. */
type Dito = Pick<NovoReembolso, 'numpedido' | 'idfornecedor' | 'valor'> & { idreembolso: string }

const dito = (db: Db) => db`idreembolso, numpedido, idfornecedor, valor`

async function tell(
  tx: Db,
  passo: 'ABERTO' | 'CHAVE_INFORMADA' | 'FEITO',
  ditos: readonly Dito[],
): Promise<void> {
  const eventos = ditos.map(({ idfornecedor, numpedido, idreembolso, valor }) => ({
    idfornecedor,
    tipo: `reembolso.${passo}` as const,
    dados: { numpedido, idreembolso, valor: fromCentavos(valor) },
  }))
  await insertEventos(tx, eventos)
}

/** A refund by hand of a charge that its provider cannot refund; `idpagamento` null: of invoices, which record it themselves. */
export async function insertReembolso(
  db: Db,
  { numpedido, idfornecedor, idpagamento, valor, chave }: NovoReembolso & { idpagamento: string | null },
): Promise<void> {
  const abertos = await db<Dito[]>`
    insert into reembolso (idreembolso, numpedido, idfornecedor, idpagamento, chave, valor)
    values (${uuidv7()}, ${numpedido}, ${idfornecedor}, ${idpagamento}, ${chave}, ${valor}) on conflict do nothing returning ${dito(db)}`
  await tell(db, 'ABERTO', abertos)
}

/** Of money that came by hand: nothing for an order that a provider was paid for. */
export async function returnEmMaos(
  db: Db,
  { numpedido, idfornecedor, valor, chave }: NovoReembolso,
): Promise<void> {
  if (valor <= 0) return
  const abertos = await db<Dito[]>`
    insert into reembolso (idreembolso, numpedido, idfornecedor, chave, valor)
    select ${uuidv7()}, ${numpedido}, ${idfornecedor}, ${chave}, ${valor}
    where not exists (select from pagamento where numpedido = ${numpedido} and status in ('PAGO', 'ESTORNADO')) on conflict do nothing returning ${dito(db)}`
  await tell(db, 'ABERTO', abertos)
}

/** Something of the order still waits to be sent back by hand. */
export async function waitsReembolso(db: Db, numpedido: number): Promise<boolean> {
  const rows = await db`select from reembolso where numpedido = ${numpedido} and feito_em is null limit 1`
  return rows.length > 0
}

/** Where the money goes. False: there is no such refund, or it was paid. */
export async function saveChavePix(
  db: Db,
  numpedido: number,
  { idreembolso, chave_pix }: { idreembolso: string; chave_pix: string },
): Promise<boolean> {
  const informados = await db<Dito[]>`
    update reembolso set chave_pix = ${chave_pix}, informada_em = now()
    where numpedido = ${numpedido} and idreembolso = ${idreembolso} and feito_em is null returning ${dito(db)}`
  await tell(db, 'CHAVE_INFORMADA', informados)
  return informados.length === 1
}

/**
 * The store paid: what its charge gave back grows, once. The caller holds the order and its charges. False: there
 * is no such refund, or this was said before.
 */
export async function endReembolso(
  db: Db,
  numpedido: number,
  { idreembolso, ator, idusuario }: { idreembolso: string; ator: string; idusuario: string | null },
): Promise<boolean> {
  const [feito] = await db<(Dito & { idpagamento: string | null })[]>`
    update reembolso set feito_em = now(), feito_ator = ${ator}, feito_por = ${idusuario}
    where numpedido = ${numpedido} and idreembolso = ${idreembolso} and feito_em is null returning idpagamento, ${dito(db)}`
  if (!feito) return false
  if (feito.idpagamento) await addDevolvido(db, feito.idpagamento, feito.valor)
  await tell(db, 'FEITO', [feito])
  return true
}
