import type { Tarefa } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { EnderecoDaLoja, Sql } from '#infra'

import { remindEmails } from './remind-email.ts'
import { purgeVerificacoes } from './verificacao.repository.ts'

interface Deps {
  sql: Sql
  config: EnderecoDaLoja
  fornecedores: Fornecedores
}

export function createVerificacaoTarefas(deps: Deps): Tarefa[] {
  return [
    { nome: 'limpar-verificacoes', cron: '7 * * * *', run: () => purgeVerificacoes(deps.sql) },
    // By day everywhere in Brazil.
    { nome: 'lembrar-email', cron: '20 14 * * *', run: (rodada) => remindEmails(deps, rodada) },
  ]
}
