import type { Caracteristica } from '@vitrine/contract'
import { mayAskCaracteristica, type QuemResponde } from '@vitrine/rules/caracteristica'

import type { Db } from '#infra'

export type EscopoCaracteristica = 'CLIENTE' | 'PEDIDO'

/** A field with the groups that it is asked of, which nobody but the store is told. */
export type CaracteristicaViva = Caracteristica & { tags: readonly string[] }

/** A supplier's own fields that are asked of somebody, in their order: at registration (CLIENTE) or at checkout (PEDIDO). */
export async function listCaracteristicas(
  db: Db,
  idfornecedor: string,
  { escopo, quem }: { escopo: EscopoCaracteristica; quem: QuemResponde },
): Promise<Caracteristica[]> {
  const vivas = await db<CaracteristicaViva[]>`
    select codigo, nome, ajuda, tipo, obrigatoria, opcoes, pessoa, tags, minimo, maximo from caracteristica
    where idfornecedor = ${idfornecedor} and escopo = ${escopo} and ativa order by ordem, codigo limit ${MAXIMO}`
  return vivas.filter((viva) => mayAskCaracteristica(viva, quem)).map(({ tags: _tags, ...campo }) => campo)
}

export interface CampoDoEscopo {
  escopo: EscopoCaracteristica
  codigo: string
  tipo: string
  ativa: boolean
}

/** Of a supplier, archived ones too: what its panel reads at once (`listGuardadas`). */
export const MAXIMO = 500

/** What a supplier has of its own fields, archived ones too. */
export async function listDoEscopo(db: Db, idfornecedor: string): Promise<CampoDoEscopo[]> {
  return db<CampoDoEscopo[]>`
    select escopo, codigo, tipo, ativa from caracteristica where idfornecedor = ${idfornecedor} limit ${MAXIMO}`
}

/** The place behind all others of a form. */
export async function findUltimo(
  db: Db,
  idfornecedor: string,
  escopo: EscopoCaracteristica,
): Promise<number> {
  const [row] = await db<{ ordem: number }[]>`
    select coalesce(max(ordem) + 1, 0)::int as ordem from caracteristica where idfornecedor = ${idfornecedor} and escopo = ${escopo}`
  return row?.ordem ?? 0
}
