import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import type { Sql } from '../../infra/index.ts'
import type { FornecedorDeTeste } from '../builders.ts'

/** How far the people of a supplier may go, in percent; without a word: as far as they like. */
export async function buildLimites(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  { atendente = 100, fornecedor = 100, piso_margem = 0 } = {},
): Promise<void> {
  await sql`
    insert into ajuste_negociacao (idfornecedor, desconto_maximo_atendente, desconto_maximo_fornecedor, piso_margem, minutos_de_posse, horas_de_validade)
    values (${idfornecedor}, ${toDecimilesimos(atendente)}, ${toDecimilesimos(fornecedor)}, ${toDecimilesimos(piso_margem)}, 20, 48)`
}
