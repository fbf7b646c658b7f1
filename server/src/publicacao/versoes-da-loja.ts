import type { Conteudo, TipoPublicacao } from '@vitrine/contract'
import { chooseVivas, type VersaoPublicada } from '@vitrine/rules/publicacao'
import type { z } from 'zod'

import type { Db, Fragment } from '#infra'

/** A published version of what a store has one piece of, read with the store itself. */
export interface VersaoDaLoja extends VersaoPublicada {
  dados: unknown
}

/** What stands, and what begins soon: of more nobody asks before the next change. */
const MAX_VERSOES = 20

/** Published versions of one kind of fornecedor `f` whose time is not over. */
export function versoesJson(db: Db, tipo: TipoPublicacao): Fragment {
  const ms = (coluna: string) => db.unsafe(`extract(epoch from ${coluna}) * 1000`)
  return db`coalesce((
    select jsonb_agg(jsonb_build_object('idconteudo', n.idconteudo, 'numero', n.numero, 'de', ${ms('n.de')}, 'ate', ${ms('n.ate')}, 'dados', n.dados))
    from (
      select * from publicacao p where p.idfornecedor = f.idfornecedor and p.tipo = ${tipo} and p.estado = 'PUBLICADA'
        and (p.ate is null or p.ate > now())
      order by p.numero desc limit ${MAX_VERSOES}
    ) n
  ), '[]')`
}

/** What the version says that stands at this moment (milliseconds); undefined: none does, or what it says does not fit its kind any more. */
export function readViva<D extends z.ZodType<object>>(
  { dados }: Conteudo<D>,
  rows: readonly VersaoDaLoja[],
  agora = Date.now(),
): z.output<D> | undefined {
  const [viva] = chooseVivas(rows, agora)
  return viva && dados.safeParse(viva.dados).data
}
