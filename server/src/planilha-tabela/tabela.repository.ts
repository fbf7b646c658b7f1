import type { Db } from '#infra'

/** A policy that is a price table. */
export interface TabelaDePreco {
  idpolitica: string
  nome: string
  /** Groups of customers; empty: everybody. */
  tags: string[]
  /** First and last day, 'YYYY-MM-DD'. */
  inicio: string | null
  fim: string | null
  /** It asks for a group and days alone, so that these name it. */
  simples: boolean
}

/** Price tables of a store, by name. */
export function listTabelas(db: Db, idfornecedor: string): Promise<TabelaDePreco[]> {
  return db<TabelaDePreco[]>`
    select idpolitica, nome, coalesce(condicoes -> 'tags', '[]') as tags, condicoes ->> 'inicio' as inicio, condicoes ->> 'fim' as fim,
      condicoes - '{tags,inicio,fim}'::text[] = '{}' and alvo = '{}' as simples
    from politica where idfornecedor = ${idfornecedor} and efeito ? 'tabela' order by nome, idpolitica`
}

/** Today where the store is, 'YYYY-MM-DD'. */
export async function findHoje(db: Db, idfornecedor: string): Promise<string> {
  const [row] = await db<{ hoje: string }[]>`
    select (now() at time zone fuso)::date::text as hoje from fornecedor where idfornecedor = ${idfornecedor}`
  return row?.hoje ?? ''
}

/** Groups that customers of a store are of, or that its policies ask for. */
export async function listNomesDeGrupos(db: Db, idfornecedor: string): Promise<string[]> {
  const rows = await db<{ grupo: string }[]>`
    select tag as grupo from contagem_grupo where idfornecedor = ${idfornecedor} group by tag having sum(clientes) > 0
    union select t.tag from politica o cross join lateral jsonb_array_elements_text(coalesce(o.condicoes -> 'tags', '[]')) as t(tag)
      where o.idfornecedor = ${idfornecedor}
    limit 5000`
  return rows.map(({ grupo }) => grupo)
}
