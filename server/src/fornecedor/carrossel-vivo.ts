import type { Arte, Destino, TipoConteudo } from '@vitrine/contract'
import type { CondicoesCarrossel } from '@vitrine/rules/carrossel'

import type { Db, Fragment } from '#infra'

/** A carousel as its supplier defines it; its products are chosen when somebody looks. */
export interface CarrosselVivo extends CondicoesCarrossel {
  idcarrossel: string
  titulo: string
  subtitulo: string
  tipo_conteudo: TipoConteudo
  conteudo: {
    imagens?: { arte: Arte; titulo: string; texto: string; destino: Destino | null }[]
    tags?: string[]
    categ?: string
    destino?: Destino | null
  }
  limite: number
}

/** Maximum number that is read; no screen shows more. */
const MAX_CARROSSEIS = 80

/** Active carousels of fornecedor `f`, in their order. */
export function carrosseisJson(db: Db): Fragment {
  return db`coalesce((
    select jsonb_agg(to_jsonb(c) - '{idfornecedor,ordem,ativo,versao}'::text[] order by c.ordem, c.titulo, c.idcarrossel)
    from (
      select * from carrossel c where c.idfornecedor = f.idfornecedor and c.ativo order by c.ordem, c.titulo, c.idcarrossel limit ${MAX_CARROSSEIS}
    ) c
  ), '[]')`
}
