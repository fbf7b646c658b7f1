import type { Tarefa } from '#fila'

import type { Pagamentos } from './pagamentos.ts'

export function createPagamentoTarefas({ pagamentos }: { pagamentos: Pagamentos }): Tarefa[] {
  return [
    { nome: 'expirar-pagamentos', cron: '* * * * *', run: pagamentos.expire },
    { nome: 'retomar-pagamentos', cron: '* * * * *', run: pagamentos.resume },
    { nome: 'terminar-reservas', cron: '11 * * * *', run: pagamentos.endReservas },
  ]
}
