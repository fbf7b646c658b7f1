import { chooseVivas, documentosDaLoja, type VersaoPublicada } from '@vitrine/rules/publicacao'

import type { Db, Fragment } from '#infra'

export interface DocumentoRow extends VersaoPublicada {
  chave: string
  nome: string
}

/** A document of a store as it stands: its slug, its title, its version. */
export interface DocumentoVivo {
  chave: string
  nome: string
  numero: number
}

/** What stands, and what begins soon, of few pages: of more nobody asks before the next change. */
const MAX_VERSOES = 60

/** Published versions of the documents of fornecedor `f` whose time is not over. */
export function documentosJson(db: Db): Fragment {
  const ms = (coluna: string) => db.unsafe(`extract(epoch from ${coluna}) * 1000`)
  return db`coalesce((
    select jsonb_agg(jsonb_build_object('idconteudo', d.idconteudo, 'numero', d.numero, 'de', ${ms('d.de')}, 'ate', ${ms('d.ate')}, 'chave', d.chave, 'nome', d.dados ->> 'titulo'))
    from (
      select * from publicacao p where p.idfornecedor = f.idfornecedor and p.tipo = 'PAGINA' and p.estado = 'PUBLICADA'
        and p.chave = any(${documentosDaLoja as unknown as string[]}) and (p.ate is null or p.ate > now())
        and (p.dados -> 'tags' is null or p.dados -> 'tags' ? 'WEB')
      order by p.numero desc limit ${MAX_VERSOES}
    ) d
  ), '[]')`
}

/** Those that stand at this moment (milliseconds), in the order in which they are shown; one of a slug. */
export function toDocumentos(rows: readonly DocumentoRow[], agora = Date.now()): DocumentoVivo[] {
  const vivas = chooseVivas(rows, agora)
  return documentosDaLoja.flatMap((chave) => {
    const viva = vivas.find((row) => row.chave === chave)
    return viva ? [{ chave, nome: viva.nome, numero: viva.numero }] : []
  })
}
