import { navegacaoDaLoja } from '@vitrine/contract'
import { chooseVivas, type VersaoPublicada } from '@vitrine/rules/publicacao'

import type { Db, Fragment } from '#infra'

export interface NavegacaoRow extends VersaoPublicada {
  dados: unknown
}

/** What stands, and what begins soon: of more nobody asks before the next change. */
const MAX_VERSOES = 20

/** Published versions of menu and footer columns of fornecedor `f` whose time is not over. */
export function navegacoesJson(db: Db): Fragment {
  const ms = (coluna: string) => db.unsafe(`extract(epoch from ${coluna}) * 1000`)
  return db`coalesce((
    select jsonb_agg(jsonb_build_object('idconteudo', n.idconteudo, 'numero', n.numero, 'de', ${ms('n.de')}, 'ate', ${ms('n.ate')}, 'dados', n.dados))
    from (
      select * from publicacao p where p.idfornecedor = f.idfornecedor and p.tipo = 'NAVEGACAO' and p.estado = 'PUBLICADA'
        and (p.ate is null or p.ate > now())
      order by p.numero desc limit ${MAX_VERSOES}
    ) n
  ), '[]')`
}

/** What a supplier's record says, with menu and columns of the version that stands at this moment (milliseconds), where one does. */
export function withNavegacao<C extends { menu?: unknown; rodape?: object }>(
  config: C,
  rows: readonly NavegacaoRow[],
  agora = Date.now(),
): C {
  const [viva] = chooseVivas(rows, agora)
  // What does not fit its kind any more gives way to the record.
  const lida = viva && navegacaoDaLoja.dados.safeParse(viva.dados).data
  return lida ? { ...config, menu: lida.menu, rodape: { ...config.rodape, colunas: lida.colunas } } : config
}
