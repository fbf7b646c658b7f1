import type { Tarefa } from '#fila'

import { makeAvifs } from './make-avif.ts'
import type { Deps } from './make-imagem.ts'

export function createImagemTarefas(deps: Deps): Tarefa[] {
  return [
    {
      nome: 'fazer-avif',
      cron: '* * * * *',
      run: (rodada) => makeAvifs(deps, POR_RODADA, rodada),
    },
  ]
}

const POR_RODADA = 20
