import type { DadosPessoais } from './dado-pessoal.ts'
import { DADOS_DA_COMPRA } from './dados-da-compra.ts'
import { DADOS_DA_CONTA } from './dados-da-conta.ts'
import { DADOS_DA_NEGOCIACAO } from './dados-da-negociacao.ts'

/**
 * Every column that may say something of a person, why it is kept, how long, and what erasure does to it (LGPD art. 6, 9, 16, 18).
 * One table as data: erasure is made from it, and a test fails for a column of the schema that is neither here nor in SEM_PESSOA.
 */
export const DADOS_PESSOAIS: readonly DadosPessoais[] = [
  ...DADOS_DA_CONTA,
  ...DADOS_DA_NEGOCIACAO,
  ...DADOS_DA_COMPRA,
]
