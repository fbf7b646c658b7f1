import type { ModulosDaLoja } from '@vitrine/contract'

import type { Db } from '#infra'

/** Enough to be warned. */
const MAXIMO = 1000

/** How much of each module a store has open now, each by an index and a thousand at most, and whether a coupon is to be shared. */
export async function findUsos(
  db: Db,
  idfornecedor: string,
): Promise<Pick<ModulosDaLoja, 'em_aberto' | 'indicacao'>> {
  const [row] = await db<
    { assinatura: number; chat: number; combo: number; cupom: number; fatura: number; indicacao: boolean }[]
  >`
    select (select count(*)::int from (select from assinatura where idfornecedor = ${idfornecedor} and status = 'ATIVA' limit ${MAXIMO}) a) as assinatura,
      (select count(*)::int from (select from sala_chat where idfornecedor = ${idfornecedor} and esperando_desde is not null limit ${MAXIMO}) s) as chat,
      (select count(*)::int from (select from combo where idfornecedor = ${idfornecedor} and ativo limit ${MAXIMO}) b) as combo,
      (select count(*)::int from (select from cupom where idfornecedor = ${idfornecedor} and ativo limit ${MAXIMO}) c) as cupom,
      (select count(*)::int from (select from fatura where idfornecedor = ${idfornecedor} and status = 'ABERTA' limit ${MAXIMO}) f) as fatura,
      exists (select from cupom where idfornecedor = ${idfornecedor} and indicacao and ativo) as indicacao`
  if (!row) return { em_aberto: [], indicacao: false }
  const { indicacao, ...contados } = row
  const modulos = Object.keys(contados) as (keyof typeof contados)[]
  return { em_aberto: modulos.map((modulo) => ({ modulo, quantos: contados[modulo] })), indicacao }
}
