import { uuidv7, type Sql } from '../../infra/index.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from '../builders.ts'

/**
 * A supplier in SP that charges IPI 5 % and ICMS-ST in every state (MVA 40 %, internal rate 18 %) of these products, by their NCM;
 * and this cliente registered at its state.
 */
export async function buildImpostos(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  { produtos, contribuinte }: { produtos: readonly string[]; contribuinte?: ClienteDeTeste },
): Promise<void> {
  await sql`insert into configuracao_imposto (idfornecedor, ligado, industria) values (${idfornecedor}, true, true)`
  await sql`
    insert into regra_imposto (idregra, idfornecedor, ncm, ipi, mva, aliquotainterna) values (${uuidv7()}, ${idfornecedor}, '3402', 500, 4000, 1800)`
  await sql`
    update produto set ncm = '34022000' where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${produtos as string[]})`
  await sql`
    insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo) values (${idfornecedor}, 'CLIENTE', 'ie', 'Inscrição estadual', 'INSCRICAO_ESTADUAL')`
  if (!contribuinte) return
  await sql`
    update cadastroextracliente set caracteristicas = '{"ie": "SP 110042490114"}' where idfornecedor = ${idfornecedor} and idcliente = ${contribuinte.idcliente}`
}
