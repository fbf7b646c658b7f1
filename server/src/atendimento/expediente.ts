import { PRAZO_PADRAO, type AjustesDoAtendimento, type ExpedienteDaLoja } from '@vitrine/contract'
import { computePrazo, findLimiteDeEspera, findReabertura, type Expediente } from '@vitrine/rules/atendimento'

import { todayIn } from '@vitrine/rules/data'
import { findFechado, isFeriado, type Fechado } from '@vitrine/rules/entrega'

import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'

import { findAjuste, type AjusteRow, type HorasRow } from './ajuste.repository.ts'

/** The hours in which the people of a store answer: those of its stores, but on holidays and the days that it closes itself. */
export function toExpediente(horas: HorasRow, fuso: string): Expediente {
  const fechados = new Set(horas.dias_fechados.map(({ data }) => data))
  const { semanas, uf, atende_feriado } = horas
  const isFechado = (data: string) => fechados.has(data) || (!atende_feriado && isFeriado(data, uf))
  return { semanas, fuso, isFechado }
}

/** What closes the whole of a moment's day, which is the store's own; null: nothing does. */
export function findFechadoNoDia(
  { uf, dias_fechados: diasFechados, atende_feriado }: HorasRow,
  { agora, fuso }: { agora: Date; fuso: string },
): Fechado | null {
  const fechado = findFechado(todayIn(fuso, agora), { uf, diasFechados })
  return atende_feriado && fechado?.nome === null ? null : fechado
}

/** How soon a store answers, by its hours. */
export interface Promessa {
  expediente: Expediente
  /** What closes the whole of today; null: nothing does. */
  fechadoHoje: Fechado | null
  /** Null: it promises nothing. */
  minutos: number | null
}

export async function readPromessa(
  db: Db,
  { idfornecedor, fuso }: Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>,
): Promise<Promessa> {
  const ajuste = await findAjuste(db, idfornecedor)
  return {
    expediente: toExpediente(ajuste, fuso),
    fechadoHoje: findFechadoNoDia(ajuste, { agora: new Date(), fuso }),
    minutos: showAjustes(ajuste).prazo_minutos,
  }
}

/** What a customer is told before it writes. */
export async function readExpediente(
  db: Db,
  loja: Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>,
): Promise<ExpedienteDaLoja> {
  const { expediente, fechadoHoje, minutos } = await readPromessa(db, loja)
  const volta = findReabertura(expediente, new Date())
  return {
    volta_em: volta?.toISOString() ?? null,
    fechado_hoje: volta && fechadoHoje,
    prazo_minutos: minutos,
  }
}

/** Null: nobody waits, or nothing is promised. */
export const prazoOf = (desde: Date | null, { expediente, minutos }: Promessa): Date | null =>
  desde && minutos !== null ? computePrazo(desde, minutos, expediente) : null

/** Who waits since then or longer waits for too long. */
export const limiteOf = ({ expediente, minutos }: Promessa, agora: Date): Date | null =>
  minutos === null ? null : findLimiteDeEspera(agora, minutos, expediente)

export function showAjustes(row: AjusteRow): AjustesDoAtendimento {
  const { versao, prazo_minutos, ausencia, atende_feriado, mensagem_ausencia } = row
  return {
    versao,
    prazo_minutos: versao === null ? PRAZO_PADRAO : prazo_minutos,
    ausencia,
    atende_feriado,
    mensagem_ausencia,
  }
}
