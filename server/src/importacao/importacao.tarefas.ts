import { fichas, tiposDePlanilha, type FichaDeEspecie } from '@vitrine/rules/importacao'

import { purgePrevistos } from '#cliente-previsto'
import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { applyImportacoes } from './apply-importacoes.ts'
import { DIAS, purgeImportacoes } from './importacao.repository.ts'

export function createImportacaoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    { nome: 'aplicar-importacoes', cron: '* * * * *', run: (rodada) => applyImportacoes(sql, rodada) },
    { nome: 'limpar-importacoes', cron: '41 3 * * *', run: () => forget(sql) },
  ]
}

async function forget(sql: Sql): Promise<void> {
  const isDePessoas = ({ pessoaOf }: FichaDeEspecie) => pessoaOf !== undefined
  await purgeImportacoes(
    sql,
    tiposDePlanilha.filter((tipo) => isDePessoas(fichas[tipo])),
  )
  await purgePrevistos(sql, DIAS)
}
