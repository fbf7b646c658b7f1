import type { ColunaDe, Tabela } from '#coluna'
import type { Transaction } from '#infra'

import { composeSave } from './cadastro.repository.ts'
import type { Cadastro } from './describe-cadastro.ts'
import type { Quem } from './quem.ts'
import { textosOf, type Textos } from './textos-do-cadastro.ts'

/** Which events one transaction of one person wrote. */
export interface Trecho {
  de: number
  ate: number
  transacao: number
}

/** So often it is begun anew where somebody wrote between the look and the lock. */
const TENTATIVAS = 3

/**
 * Brings records of one kind back to what they were before `trecho` changed them, by one statement, whatever their number. A record that was changed
 * since, by whomever, stays as it is, and so does one that cannot stand so any more (its code is another's by now). Answers how many came back.
 */
export async function restoreCadastros<T extends Tabela, N extends ColunaDe<T>, K extends N>(
  tx: Transaction,
  cadastro: Cadastro<T, N, K>,
  quem: Quem,
  { trecho, motivo }: { trecho: Trecho; motivo: string },
): Promise<number> {
  const textos = textosOf(cadastro)
  const colunas = await listColunas(tx, textos, quem.idfornecedor, trecho)
  if (colunas.length === 0) return 0
  const texto = composeSave(textos, colunas, {
    fonte: composeVolta(textos),
    fim: 'select count(e.mudada)::int as feitas, coalesce(bool_and(e.vale), true) as vale from escrito e',
  })
  const run = async (ponto: Transaction, ids: readonly string[] | null): Promise<number> => {
    for (let i = 0; i < TENTATIVAS; i++) {
      const [row] = await ponto.unsafe<{ feitas: number; vale: boolean }[]>(texto, [
        ponto.json({ ...trecho, motivo, ids } as never),
        quem.idfornecedor,
        ponto.json({ idapikeys: null, ...quem.autor }),
      ])
      if (row?.vale) return row.feitas
    }
    return 0
  }
  const restore = async (ids: readonly string[] | null): Promise<number> => {
    try {
      return await tx.savepoint((ponto) => run(ponto, ids))
    } catch (error) {
      if (!isRestricao(error)) throw error
      // The database names one that cannot be: halves are tried until it is alone.
      const todos = ids ?? (await listIds(tx, textos, quem.idfornecedor, trecho))
      if (todos.length <= 1) return 0
      const meio = Math.ceil(todos.length / 2)
      return (await restore(todos.slice(0, meio))) + (await restore(todos.slice(meio)))
    }
  }
  return restore(null)
}

/** Unique keys, references and checks. */
const isRestricao = (error: unknown) =>
  error instanceof Error && 'code' in error && ['23505', '23503', '23514'].includes(String(error.code))

const doTrecho = (tabela: string, [de, ate, transacao]: [string, string, string]) => `
  e.idevento between ${de} and ${ate} and e.transacao = ${transacao} and e.idfornecedor = $2::uuid and e.numpedido is null
  and e.dados ->> 'cadastro' = '${tabela}'`

const campo = (nome: string) => `($1::jsonb ->> '${nome}')::bigint`
const doParametro: [string, string, string] = [campo('de'), campo('ate'), campo('transacao')]

/**
 * Rows that go back, as they are written: the key, the columns as they stood before the first change, over the version that stands now. Of those
 * whose content is still what the act left; that were changed and neither made nor removed by it, and of whose values all are told.
 */
function composeVolta({ tabela, tiposDaChave, isDele }: Textos): string {
  const [chave = '', tipo = ''] = tiposDaChave.split(' ')
  return `(
    with feito as materialized (
      select e.dados ->> 'id' as id, (e.dados ->> 'versao')::int as versao, e.dados -> 'antes' as antes,
        e.tipo = 'cadastro.MUDADO' and e.dados -> 'ocultas' = '[]' as sim
      from evento e where ${doTrecho(tabela, doParametro)}
        and ($1::jsonb -> 'ids' = 'null'
          or e.dados ->> 'id' in (select jsonb_array_elements_text(coalesce(nullif($1::jsonb -> 'ids', 'null'), '[]'))))
    ),
    -- One pass: joined with itself it would be read row by row, as no more than a few are expected.
    unido as materialized (
      select f.id, max(f.versao) as versao, min(f.versao) - 1 as anterior, f_une(f.antes order by f.versao desc) as antes
      from feito f group by f.id having bool_and(f.sim)
    )
    select u.antes || jsonb_build_object('${chave}', u.id, 'versao', t.versao, 'volta_a', u.anterior, 'motivo', $1::jsonb -> 'motivo'),
      row_number() over (order by u.id)
    from unido u join ${tabela} t on ${isDele('t')} and t.${chave} = u.id::${tipo}
    where t.versao = u.versao
      or f_versao_efetiva($2::uuid, '${tabela}', u.id, t.versao) = f_versao_efetiva($2::uuid, '${tabela}', u.id, u.versao)
  )`
}

/** What the act changed of them, by the columns that there are. */
async function listColunas(
  tx: Transaction,
  { tabela, mudaveis }: Textos,
  idfornecedor: string,
  { de, ate, transacao }: Trecho,
): Promise<string[]> {
  const rows = await tx.unsafe<{ nome: string }[]>(
    `select distinct jsonb_object_keys(e.dados -> 'antes') as nome from evento e
    where ${doTrecho(tabela, ['$1', '$3', '$4'])} and e.tipo = 'cadastro.MUDADO'`,
    [de, idfornecedor, ate, transacao],
  )
  const ditas = new Set(rows.map(({ nome }) => nome))
  return mudaveis.filter((nome) => ditas.has(nome))
}

async function listIds(
  tx: Transaction,
  { tabela }: Textos,
  idfornecedor: string,
  { de, ate, transacao }: Trecho,
): Promise<string[]> {
  const rows = await tx.unsafe<{ id: string }[]>(
    `select distinct e.dados ->> 'id' as id from evento e where ${doTrecho(tabela, ['$1', '$3', '$4'])}`,
    [de, idfornecedor, ate, transacao],
  )
  return rows.map(({ id }) => id)
}
