import { toCentavos } from '@vitrine/rules/dinheiro'

import { uuidv7, type Sql } from '../../infra/index.ts'

export interface CupomDeTeste {
  codigocupom?: string
  tipodesconto?: 'percentual' | 'absoluto'
  /** Percent or reais. */
  valor?: number
  aplicacao_automatica?: boolean
  indicacao?: boolean
  nao_usar_com_politica?: boolean
  habilitar_visualizacao_desconto?: boolean
  listado?: boolean
  valor_minimo?: number
  inicio?: string
  fim?: string
  limite?: number
  limite_por_cliente?: number
  /** Reais. */
  valor_limite?: number
  condicoes?: Record<string, unknown>
  alvo?: { produtos?: string[]; categorias?: string[] }
}

/** A coupon of the fornecedor; answers its id. Make it before the first call to that fornecedor. */
export async function buildCupom(
  sql: Sql,
  { idfornecedor }: { idfornecedor: string },
  cupom: CupomDeTeste = {},
): Promise<string> {
  const {
    valor = 10,
    valor_minimo,
    valor_limite,
    condicoes = {},
    alvo = {},
    codigocupom = 'DEZ',
    ...others
  } = cupom
  const idcupom = uuidv7()
  const row = {
    tipodesconto: 'percentual',
    ...others,
    idfornecedor,
    idcupom,
    codigocupom,
    nome: `Cupom ${codigocupom}`,
    valor: toCentavos(valor),
    valor_limite: valor_limite === undefined ? null : toCentavos(valor_limite),
    valor_minimo: valor_minimo === undefined ? null : toCentavos(valor_minimo),
    condicoes: sql.json(condicoes as never), // plain records; postgres.js wants an index signature
    alvo: sql.json(alvo as never),
  }
  await sql`insert into cupom ${sql(row)}`
  return idcupom
}
