import type { Tarefa } from '#fila'

import { settleCobrancas, type CobrancasDeps } from './cobrancas.ts'
import { sendAvisosDeFatura } from './send-avisos.ts'

/** Jobs of invoices: letters about them, and charges for several invoices that wait for their provider. */
export function createFaturaTarefas(deps: Omit<CobrancasDeps, 'onFalha'>): Tarefa[] {
  const { sql } = deps
  return [
    { nome: 'avisar-faturas', cron: '*/5 * * * *', run: (rodada) => sendAvisosDeFatura(sql, { rodada }) },
    { nome: 'acertar-faturas', cron: '* * * * *', run: (rodada) => settleCobrancas(deps, rodada) },
  ]
}
