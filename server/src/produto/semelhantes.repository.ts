import type { Db, Fragment } from '#infra'

import { isDoFornecedor, withPalavras, type Consulta } from '#busca'
import { colunas, type ProdutoVersionado } from './produto.repository.ts'

export interface SemelhanteRow extends ProdutoVersionado {
  /** The words that the card holds, as written; null on what sells most. */
  palavras: string[] | null
}

/** Cards looked at for words in common, at most: with more, the common word is too frequent to say much. */
const MAX_PARCIAIS = 5000

/**
 * For a search without results: cards of the whole shop that hold some of the words in name, brand or package (or
 * words that are alike), those with most of them first; where none holds any, what sells most.
 */
export function listSemelhantes(
  db: Db,
  pergunta: { idfornecedor: string; consulta: Consulta; limit: number },
): Promise<SemelhanteRow[]> {
  const achados = selectSemelhantes(db, pergunta)
  return db<SemelhanteRow[]>`
    with achado as materialized (${achados})
    select ${colunas(db)}, p.xmin::text as versao, a.palavras
    from achado a
    join produto p on p.idfornecedor = ${pergunta.idfornecedor} and p.idcadastroextraproduto = a.id
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    order by a.posto`
}

/** `id, palavras, posto` of them. */
function selectSemelhantes(db: Db, pergunta: Parameters<typeof listSemelhantes>[1]): Fragment {
  const { idfornecedor, limit } = pergunta
  const cartao = db`p.ativo and p.idprodutoprincipal is null`
  return db`
    with ${withPalavras(db, pergunta)},
    parte as (
      select ordem, coalesce(a.escrita, digitada) as escrita, digitada ~ '[a-z]{3}' as diz,
        (case when conhecida then '(' || ampla || ')' || coalesce('|' || a.parte, '') else a.parte end)::tsquery as consulta,
        (case when conhecida then p.inicio else a.inicio end)::tsquery as inicio
      from palavra p left join parecida a using (ordem)
      where conhecida or a.parte is not null
    ),
    alguma as (
      select (string_agg('(' || consulta::text || ')', '|') filter (where diz))::tsquery as consulta,
        string_agg('(' || inicio::text || ')', '|')::tsquery as inicio
      from parte
    ),
    parcial as materialized (
      select p.idcadastroextraproduto as id, p.doc, p.vendas from produto p, alguma a
      where ${isDoFornecedor(db, idfornecedor)} and ${cartao} and p.doc @@ a.consulta limit ${MAX_PARCIAIS}
    )
    (
      select x.id, t.palavras, row_number() over (order by t.dizem desc, cardinality(t.palavras) desc, (x.doc @@ a.inicio) desc, x.vendas desc, x.id) as posto
      from parcial x cross join alguma a
      cross join lateral (
        select array_agg(escrita order by ordem) as palavras, count(*) filter (where diz) as dizem from parte where x.doc @@ parte.consulta
      ) t
      order by posto limit ${limit}
    )
    union all
    (
      select p.idcadastroextraproduto, null, row_number() over (order by p.vendas desc, p.idcadastroextraproduto) from produto p
      where p.idfornecedor = ${idfornecedor} and ${cartao} and not exists (select from parcial)
      order by p.vendas desc, p.idcadastroextraproduto limit ${limit}
    )`
}
