import type { Armazem } from '#armazem'
import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { moveAnexos } from './move-anexos.ts'
import { sweepArquivos } from './sweep-arquivos.ts'

export function createAnexoTarefas(deps: { sql: Sql; armazem: Armazem }): Tarefa[] {
  return [
    { nome: 'apagar-arquivos-soltos', cron: '* * * * *', run: (rodada) => sweepArquivos(deps, rodada) },
    { nome: 'mover-anexos', cron: '*/5 * * * *', run: (rodada) => moveAnexos(deps, rodada) },
  ]
}
