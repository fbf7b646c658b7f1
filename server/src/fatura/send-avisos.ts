import { insertEventos, type EventoNovo } from '#evento'
import { rodadaSolta, type Rodada } from '#fila'
import type { Sql } from '#infra'

import { grupoDoAviso, markAvisadas, takeAvisos, type AvisoRow, type TipoAviso } from './aviso.repository.ts'
import { toDita } from './to-dita.ts'

const LOTE = 500

/**
 * Tells customers of their invoices: that there are some, that they are due within three days, that they are overdue; by the store's
 * own day, reminders between its eight and twenty o'clock; each once, one event, and so one letter, for all that a customer is told of
 * at a store. Safe to run ten times at once: an invoice is marked and told in one transaction. Answers how many events.
 */
export async function sendAvisosDeFatura(
  sql: Sql,
  { agora = new Date(), rodada = rodadaSolta }: { agora?: Date; rodada?: Rodada } = {},
): Promise<number> {
  const tipos: TipoAviso[] = ['NOVA', 'VENCE', 'VENCIDA']
  let ditos = 0
  for (const tipo of tipos)
    await rodada.drainLotes(sql, {
      tipo: `aviso ${tipo}`,
      take: async (tx, exceto) =>
        groupAvisos(await takeAvisos(tx, { tipo, agora, exceto, limit: LOTE }), tipo),
      chaveOf: ([primeira]) => (primeira ? grupoDoAviso(primeira, tipo) : ''),
      work: async (tx, grupos) => {
        await markAvisadas(
          tx,
          tipo,
          grupos.flat().map(({ idfatura }) => idfatura),
        )
        await insertEventos(
          tx,
          grupos.map((grupo) => toEvento(grupo, tipo)),
        )
        ditos += grupos.length
      },
    })
  return ditos
}

function groupAvisos(avisos: readonly AvisoRow[], tipo: TipoAviso): AvisoRow[][] {
  return [...Map.groupBy(avisos, (aviso) => grupoDoAviso(aviso, tipo)).values()]
}

function toEvento(grupo: readonly AvisoRow[], aviso: TipoAviso): EventoNovo {
  const [primeira] = grupo
  if (!primeira) throw new Error('a group without invoices')
  const { idfornecedor, numpedido, tolerancia } = primeira
  const dados = { numpedido, aviso, tolerancia, faturas: grupo.map(toDita) }
  return { idfornecedor, tipo: 'fatura.AVISADA', dados }
}
