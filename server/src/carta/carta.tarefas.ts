import { followEventos, hasNovos } from '#evento'
import type { Tarefa } from '#fila'

import { writeCartas, type CartasDeps } from './write-cartas.ts'

export function createCartaTarefas(deps: CartasDeps): Tarefa[] {
  return [
    {
      nome: 'escrever-cartas',
      cron: '* * * * *',
      run: (rodada) => writeCartas(deps, rodada),
      follow: (notificacoes, runNow) =>
        followEventos(notificacoes, { hasNovos: () => hasNovos(deps.sql, 'cartas'), read: () => runNow() }),
    },
  ]
}
