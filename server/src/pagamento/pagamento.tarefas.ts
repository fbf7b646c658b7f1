import type { Tarefa } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { Sql } from '#infra'

import type { Desde } from './espera.repository.ts'
import { forgetRemovidos } from './forget-removidos.ts'
import type { Pagamentos } from './pagamentos.ts'

export interface PagamentoTarefasDeps {
  sql: Sql
  fornecedores: Fornecedores
  pagamentos: Pagamentos
}

export function createPagamentoTarefas(deps: PagamentoTarefasDeps): Tarefa[] {
  const { pagamentos } = deps
  return [
    {
      nome: 'consultar-pagamentos',
      cron: '* * * * *',
      run: (rodada) => pagamentos.refresh(before(50, 14 * 60), rodada),
      // Payments made while no process was running are learnt as soon as one starts.
      follow: (_notificacoes, runNow) => void runNow((rodada) => pagamentos.refresh(before(0, 0), rodada)),
    },
    { nome: 'expirar-pagamentos', cron: '* * * * *', run: pagamentos.expire },
    { nome: 'retomar-pagamentos', cron: '* * * * *', run: pagamentos.resume },
    { nome: 'terminar-reservas', cron: '11 * * * *', run: pagamentos.endReservas },
    { nome: 'esquecer-cartoes', cron: '*/5 * * * *', run: (rodada) => forgetRemovidos(deps, rodada) },
  ]
}

/** So many seconds ago: of what a payer waits for, and of slips. */
function before(segundos: number, boletos: number): Desde {
  const agora = Date.now()
  return { desde: new Date(agora - segundos * 1000), boletosDesde: new Date(agora - boletos * 1000) }
}
