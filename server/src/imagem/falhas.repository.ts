import type { Db, Fragment } from '#infra'

/** The job that makes pictures beside requests, and what its items are: '{hash}-{width}' an AVIF, with an ending what a visitor asked for. */
export const TAREFA = 'fazer-avif'
export const TIPO = 'imagem'
/** Of the failures at a time so many are read. */
const MAXIMO = 1000

/** A picture that a visitor asked for and that could not be drawn: the job tries it again from now on. What failed already stays as it is. */
export async function noteFalha(db: Db, nome: string, erro: unknown): Promise<void> {
  const dito = (erro instanceof Error ? erro.message : String(erro)).replaceAll('\0', '').slice(0, 500)
  await db`
    insert into falha_tarefa (idfalha, tarefa, item, tentar_em, erro)
    values (gen_random_uuid(), ${TAREFA}, ${`${TIPO} ${nome}`}, now() + interval '1 minute', ${dito})
    on conflict (tarefa, item) do nothing`
}

/** Names of pictures that could not be drawn when somebody asked for them, the longest waiting first. */
export async function listPorDesenhar(db: Db): Promise<string[]> {
  const rows = await db<{ nome: string }[]>`
    select substr(item, ${TIPO.length + 2}) as nome from falha_tarefa
    where tarefa = ${TAREFA} and item like '%.%' and dispensada_em is null and tentar_em <= now()
    order by tentar_em limit ${MAXIMO}`
  return rows.map(({ nome }) => nome)
}

/**
 * The pictures that could not be made, one row for each store that brought its original in: `idfornecedor`, `idfalha`, `hash`, `erro`, `desistiu_em`,
 * `primeira_em`, `ultima_em`. The same picture of two stores is a failure of both.
 */
export const asFalhasDasLojas = (db: Db, idfornecedor: Fragment): Fragment => db`
  select e.idfornecedor, f.idfalha, f.hash, f.erro, f.desistiu_em, f.primeira_em, f.ultima_em
  from (
    select idfalha, substr(item, ${TIPO.length + 2}, 32) as hash, erro, desistiu_em, primeira_em, ultima_em from falha_tarefa
    where tarefa = ${TAREFA} and item <> '' and dispensada_em is null order by ultima_em desc limit ${MAXIMO}
  ) f
  join evento e on e.idfornecedor = ${idfornecedor} and e.numpedido is null and e.dados ->> 'cadastro' = 'imagem' and e.dados ->> 'id' = f.hash`

export interface FalhaDeImagem {
  hash: string
  erro: string
  desistiu_em: Date | null
  ultima_em: Date
}

/** Pictures of a store that could not be made, each once with what was said of it last, the latest first. */
export const listFalhasDaLoja = (db: Db, idfornecedor: string, limit: number): Promise<FalhaDeImagem[]> =>
  db<FalhaDeImagem[]>`
    select * from (
      select distinct on (l.hash) l.hash, l.erro, l.desistiu_em, l.ultima_em
      from (${asFalhasDasLojas(db, db`${idfornecedor}::uuid`)}) l order by l.hash, l.ultima_em desc
    ) u order by u.ultima_em desc limit ${limit}`

/** Has the pictures of a store that could not be made tried again in the next round; answers how many. */
export async function repeatImagens(db: Db, idfornecedor: string): Promise<number> {
  const { count } = await db`
    update falha_tarefa set tentar_em = now(), tentativas = 0, desistiu_em = null
    where idfalha in (select l.idfalha from (${asFalhasDasLojas(db, db`${idfornecedor}::uuid`)}) l)`
  return count
}
