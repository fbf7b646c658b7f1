import type { ConfiguracaoAprovacao, PessoaAprovacao } from '@vitrine/rules/aprovacao'

import type { Db, Fragment } from '#infra'

/** What the rules of a company are and look at, as one JSON value of a statement. */
export interface FatosAprovacao {
  configuracao: ConfiguracaoAprovacao
  pessoas: PessoaAprovacao[]
  /** Centavos of this month, by code of the cost centre. */
  gastos: Record<string, number>
  /** Rules for all suppliers: what is spent of a centre at one of them counts at the others too. */
  detodas: boolean
  /** The newest order for a centre, at any supplier; null: none, or the rules are of one. */
  ultimodocentro: number | null
  /** Products of the company's lists that the rules name. */
  listas: Record<string, string[]>
  /** The parents of each category of the supplier. */
  pais: Record<string, string>
}

interface Onde {
  idfornecedor: string
  /** A value, or the column of a statement of many. */
  idcliente: string | Fragment
}

/** The logins of a cliente, as rules see them. */
export const colunaPessoas = (db: Db, idcliente: Onde['idcliente']): Fragment =>
  db`f_pessoas_da_compra(${idcliente})`

/** Centavos spent in this month by cost centre, cancelled orders left out; `todas`: at every supplier. */
export const colunaGastos = (db: Db, { idfornecedor, idcliente }: Onde, todas: Fragment): Fragment =>
  db`f_gastos_do_mes(${idfornecedor}, ${idcliente}, ${todas})`

/**
 * The rules in force at a supplier, its own before those for all; null: there are none. A `FatosAprovacao`. What they look at is asked where
 * there are rules: few customers have any, and what stands in a statement costs each order its start (decision 0202).
 */
export function colunaAprovacao(db: Db, { idfornecedor, idcliente }: Onde): Fragment {
  return db`
    (case when exists (select from configuracao_aprovacao k where k.idcliente = ${idcliente} and (k.idfornecedor = ${idfornecedor} or k.idfornecedor is null))
      then f_fatos_da_compra(${idfornecedor}, ${idcliente}) end)`
}

/** The same facts for whoever asks and who answers; without rules, an empty set of them. */
export async function findFatos(
  db: Db,
  onde: Onde,
): Promise<{ aprovacao: FatosAprovacao | null; pessoas: PessoaAprovacao[] }> {
  const [row] = await db<{ aprovacao: FatosAprovacao | null; pessoas: PessoaAprovacao[] }[]>`
    select ${colunaAprovacao(db, onde)} as aprovacao, ${colunaPessoas(db, onde.idcliente)} as pessoas`
  return row ?? { aprovacao: null, pessoas: [] }
}
