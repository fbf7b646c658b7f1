import { toDecimilesimos } from '@vitrine/rules/dinheiro'
import type { Servico } from '@vitrine/rules/servico'

import { uuidv7, type Sql } from '../../infra/index.ts'
import type { FornecedorDeTeste } from '../builders.ts'

/** An additional service, by default one price for the whole order. Answers its id. */
export async function buildServico(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  servico: Partial<Omit<Servico, 'idservico'>> = {},
): Promise<string> {
  const id = uuidv7()
  const {
    nome = 'Montagem',
    descricao = '',
    aplicacao = 'pedido',
    cobranca = 'fixo',
    preco = 15,
    alvo = {},
  } = servico
  await sql`
    insert into servico (idservico, idfornecedor, nome, descricao, aplicacao, cobranca, preco, alvo)
    values (${id}, ${idfornecedor}, ${nome}, ${descricao}, ${aplicacao}, ${cobranca}, ${toDecimilesimos(preco)}, ${sql.json(alvo as never)})`
  return id
}
