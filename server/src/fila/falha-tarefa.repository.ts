import type { FalhaTarefa } from '@vitrine/contract'

import { asJson, asRegistro, describeRegistro } from '#coluna'
import { uuidv7, type Db } from '#infra'

/** Tried again after 1, 2, 4 … minutes, at most every six hours; after this many tries a person is asked. */
const TENTATIVAS = 10

/** What failed of a job before, and whether it waits for its next try. */
export async function listFalhasDaTarefa(
  db: Db,
  tarefa: string,
): Promise<{ item: string; adiada: boolean }[]> {
  return db<{ item: string; adiada: boolean }[]>`
    select item, item <> '' and (dispensada_em is not null or tentar_em > now()) as adiada
    from falha_tarefa where tarefa = ${tarefa}`
}

const registroFalha = describeRegistro('falha_tarefa', ['tarefa', 'tentar_em'], ['idfalha', 'item', 'erro'])

/** Keeps what failed in a round; answers the items that a person is asked about from now on. */
export async function keepFalhas(
  db: Db,
  tarefa: string,
  falhas: readonly { item: string; erro: string }[],
): Promise<string[]> {
  const novas = falhas.map((falha) => ({ ...falha, idfalha: uuidv7() }))
  const { nomes, valores, tipos } = asRegistro(db, registroFalha)
  const rows = await db<{ item: string; desistiu: boolean }[]>`
    insert into falha_tarefa as f (tarefa, tentar_em, ${nomes})
    select ${tarefa}, now() + interval '1 minute', ${valores} from jsonb_to_recordset(${asJson(db, registroFalha, novas)}) as r(${tipos})
    on conflict (tarefa, item) do update set tentativas = f.tentativas + 1, ultima_em = now(), erro = excluded.erro,
      desistiu_em = coalesce(f.desistiu_em, case when f.tentativas + 1 >= ${TENTATIVAS} then now() end),
      tentar_em = now() + case when f.tentativas + 1 >= ${TENTATIVAS} then interval '1 day'
        else least(interval '1 minute' * power(2, f.tentativas), interval '6 hours') end
    returning item, coalesce(desistiu_em = now(), false) as desistiu`
  return rows.filter(({ desistiu }) => desistiu).map(({ item }) => item)
}

/** The failure is removed once a retry has succeeded. */
export async function deleteFalhas(db: Db, tarefa: string, itens: readonly string[]): Promise<void> {
  await db`delete from falha_tarefa where tarefa = ${tarefa} and item = any(${itens as string[]})`
}

/** Failures, those that a person is asked about first; `desistidas`: these alone. */
export async function listFalhas(
  db: Db,
  { desistidas, limit }: { desistidas: boolean; limit: number },
): Promise<FalhaTarefa[]> {
  const rows = await db<(Omit<FalhaTarefa, Momento> & Record<Momento, Date | null>)[]>`
    select idfalha, tarefa, item, tentativas, primeira_em, ultima_em, tentar_em, desistiu_em, erro from falha_tarefa
    where dispensada_em is null ${desistidas ? db`and desistiu_em is not null` : db``}
    order by desistiu_em is null, ultima_em desc limit ${limit}`
  return rows.map((row) => ({
    ...row,
    primeira_em: toTexto(row.primeira_em),
    ultima_em: toTexto(row.ultima_em),
    tentar_em: toTexto(row.tentar_em),
    desistiu_em: row.desistiu_em && row.desistiu_em.toISOString(),
  }))
}

type Momento = 'primeira_em' | 'ultima_em' | 'tentar_em' | 'desistiu_em'
const toTexto = (momento: Date | null) => momento?.toISOString() ?? ''

/** Tried again in the next round, as if for the first time; false: there is no such failure. */
export async function repeatFalha(db: Db, idfalha: string): Promise<boolean> {
  const { count } = await db`
    update falha_tarefa set tentar_em = now(), tentativas = 0, desistiu_em = null, dispensada_em = null where idfalha = ${idfalha}`
  return count === 1
}

/** Never tried again, and not shown any more. */
export async function dismissFalha(db: Db, idfalha: string): Promise<boolean> {
  const { count } = await db`
    update falha_tarefa set dispensada_em = now() where idfalha = ${idfalha} and dispensada_em is null`
  return count === 1
}

/** How many items wait for a next try, and how many for a person, by job. */
export async function countFalhas(
  db: Db,
): Promise<{ tarefa: string; esperando: number; desistidas: number }[]> {
  return db<{ tarefa: string; esperando: number; desistidas: number }[]>`
    select tarefa, (count(*) filter (where desistiu_em is null))::int as esperando,
      (count(*) filter (where desistiu_em is not null))::int as desistidas
    from falha_tarefa where dispensada_em is null group by tarefa`
}

/** An item that was settled in another way never comes up again: its failure is forgotten after 30 days. */
export async function purgeFalhas(db: Db): Promise<number> {
  const { count } = await db`
    delete from falha_tarefa where ultima_em < now() - interval '30 days'
      and (desistiu_em is null or ultima_em < now() - interval '180 days')`
  return count
}
