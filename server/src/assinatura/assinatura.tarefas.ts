import type { Tarefa } from '#fila'

import { runAssinaturas, type AssinaturasDeps } from './run-assinaturas.ts'

export function createAssinaturaTarefas(deps: AssinaturasDeps): Tarefa[] {
  return [
    {
      nome: 'repetir-assinaturas',
      cron: '*/10 * * * *',
      run: (rodada) => runAssinaturas(deps, { rodada }),
    },
  ]
}
