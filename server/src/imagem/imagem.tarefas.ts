import type { Tarefa } from '#fila'

import { TAREFA } from './falhas.repository.ts'
import { makeAvifs } from './make-avif.ts'
import type { Deps } from './make-imagem.ts'

export function createImagemTarefas(deps: Deps): Tarefa[] {
  return [
    {
      nome: TAREFA,
      cron: '* * * * *',
      run: (rodada) => makeAvifs(deps, POR_RODADA, rodada),
    },
  ]
}

const POR_RODADA = 20
