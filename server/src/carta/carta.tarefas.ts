import { hasNovos } from '#evento'
import type { Tarefa } from '#fila'

import { followCartas } from './follow-cartas.ts'
import { writeCartas, type CartasDeps } from './write-cartas.ts'

export function createCartaTarefas(deps: CartasDeps): Tarefa[] {
  return [
    {
      nome: 'escrever-cartas',
      cron: '* * * * *',
      run: (rodada) => writeCartas(deps, rodada),
      follow: (notificacoes, runNow) =>
        followCartas(notificacoes, { hasCartas: () => hasNovos(deps.sql, 'cartas'), write: () => runNow() }),
    },
  ]
}
