import { codeOf, createGrupos, isDeUm, portaoOf, type Db, type Fragment, type Sql } from '#infra'

import { orderRelevancia } from './busca.repository.ts'
import type { ConsultaParecida } from './palavra-sabida.ts'

/** One search of the cards of a supplier, by relevance, from the first one on. */
export interface Procura {
  idfornecedor: string
  /** What belongs to the list, the same of every search of a supplier that goes with others. */
  where: Fragment
  palavras: Pick<ConsultaParecida, 'todas' | 'inteiras' | 'inicio'>
  limit: number
}

/** Ids of the first ones, best first, and how many there are. */
export interface Achados {
  ids: string[]
  total: number
}

/** Null: it is to be asked alone. */
export type FindAchados = (procura: Procura) => Promise<Achados | null>

/**
 * Searches of one moment are one statement for each supplier (decision 0214): starting it costs as much as what it finds. Not of those of `vastos`, of
 * which each reads much: who waited while that was found out is asked alone.
 */
export function createFindAchados(db: Sql, vastos: ReadonlySet<string>): FindAchados {
  const join = createGrupos<Procura, Achados | null>({
    portao: portaoOf(db),
    parteOf: ({ idfornecedor }) => idfornecedor,
    work: async (idfornecedor, procuras) =>
      vastos.has(idfornecedor) ? procuras.map(() => null) : listJuntos(db, procuras),
  })
  return (procura) =>
    join(procura).catch((error: unknown) => {
      // Or more of them than there is time for.
      if (isDeUm(error) || codeOf(error) === '57014') return null
      throw error
    })
}

/** The page of `selectAchados`, and of `selectParecidos` by words that are known, of several searches of one supplier: a row for each. */
export async function listJuntos(db: Db, procuras: readonly Procura[]): Promise<Achados[]> {
  const [primeira] = procuras
  if (!primeira) return []
  const column = (nome: keyof Procura['palavras']) => procuras.map(({ palavras }) => palavras[nome])
  // As one text: of a list the driver reads each letter.
  const rows = await db<{ ids: string | null; total: number }[]>`
    select a.ids, a.total
    from unnest(${column('todas')}::text[]::tsquery[], ${column('inteiras')}::text[]::tsquery[], ${column('inicio')}::text[]::tsquery[], ${procuras.map(({ limit }) => limit)}::int[])
      with ordinality c (todas, inteiras, inicio, limite, posto)
    cross join lateral (
      select string_agg(x.id::text, ',') as ids, coalesce(max(x.total), 0)::int as total
      from (
        select p.idcadastroextraproduto as id, count(*) over () as total from produto p
        where ${primeira.where} and p.doc @@ c.todas
        order by ${orderRelevancia(db)}
        limit c.limite
      ) x
    ) a
    order by c.posto`
  return rows.map(({ ids, total }) => ({ ids: ids?.split(',') ?? [], total }))
}
