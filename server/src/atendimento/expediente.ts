import { PRAZO_PADRAO, type AjustesDoAtendimento, type ExpedienteDaLoja } from '@vitrine/contract'
import { computePrazo, findLimiteDeEspera, findReabertura, type Expediente } from '@vitrine/rules/atendimento'

import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'

import { findAjuste, type AjusteRow } from './ajuste.repository.ts'

/** How soon a store answers, by its hours. */
export interface Promessa {
  expediente: Expediente
  /** Null: it promises nothing. */
  minutos: number | null
}

export async function readPromessa(
  db: Db,
  { idfornecedor, fuso }: Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>,
): Promise<Promessa> {
  const ajuste = await findAjuste(db, idfornecedor)
  return {
    expediente: { semanas: ajuste.semanas, fuso },
    minutos: showAjustes(ajuste).prazo_minutos,
  }
}

/** What a customer is told before it writes. */
export async function readExpediente(
  db: Db,
  loja: Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>,
): Promise<ExpedienteDaLoja> {
  const { expediente, minutos } = await readPromessa(db, loja)
  const volta = findReabertura(expediente, new Date())
  return { volta_em: volta?.toISOString() ?? null, prazo_minutos: minutos }
}

/** Null: nobody waits, or nothing is promised. */
export const prazoOf = (desde: Date | null, { expediente, minutos }: Promessa): Date | null =>
  desde && minutos !== null ? computePrazo(desde, minutos, expediente) : null

/** Who waits since then or longer waits for too long. */
export const limiteOf = ({ expediente, minutos }: Promessa, agora: Date): Date | null =>
  minutos === null ? null : findLimiteDeEspera(agora, minutos, expediente)

export function showAjustes({ versao, prazo_minutos, ...ausencia }: AjusteRow): AjustesDoAtendimento {
  const { ausencia: isOn, mensagem_ausencia } = ausencia
  return {
    versao,
    prazo_minutos: versao === null ? PRAZO_PADRAO : prazo_minutos,
    ausencia: isOn,
    mensagem_ausencia,
  }
}
