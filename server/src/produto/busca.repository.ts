import type { Db, Fragment } from '#infra'

import type { Consulta } from './consulta.ts'

export interface Pergunta {
  idfornecedor: string
  consulta: Consulta
  /** What belongs to the list, whatever is searched for. */
  where: Fragment
  /** Null: by relevance. */
  ordem: Fragment | null
  limit: number
  offset: number
}

/**
 * `id, total` of a page of what holds every word, best first: the code, whole words, words that begin the name, sales.
 * A fragment: whoever reads rows joins them in the same statement.
 */
export function selectAchados(db: Db, pergunta: Pergunta): Fragment {
  const { consulta, where, ordem, limit, offset } = pergunta
  const { todas, inteiras, inicio } = consulta
  const relevancia = db`${codigoFirst(db, consulta)} (p.doc @@ ${inteiras}::tsquery)::int + (p.doc @@ ${inicio}::tsquery)::int desc, p.vendas desc, p.idcadastroextraproduto`
  return db`
    select p.idcadastroextraproduto as id, (count(*) over ())::int as total, null::jsonb as trocas
    from produto p
    where ${where} and p.doc @@ ${todas}::tsquery
    order by ${ordem ?? relevancia}
    limit ${limit} offset ${offset}`
}

function codigoFirst(db: Db, { chave, codigo }: Consulta) {
  return codigo ? db`p.doc @@ ${`'${chave}#${codigo}'`}::tsquery desc,` : db``
}

/**
 * The second step, for what the first hardly finds: words by their beginnings and in descriptions; a word that no product
 * has (or only as the beginning of another, and sounds like a third) gives way to words of the supplier that sound alike, and is left out when there is none. `trocas` tells what was
 * searched for instead: typed word -> written word or null.
 */
export function selectParecidos(db: Db, pergunta: Pergunta): Fragment {
  const { idfornecedor, where, ordem, limit, offset } = pergunta
  const { chave, palavras } = pergunta.consulta
  const column = (nome: keyof Consulta['palavras'][number]) => palavras.map((palavra) => palavra[nome])
  return db`
    with palavra as (
      select *,
        exists (select from termo t where t.idfornecedor = ${idfornecedor} and t.termo = u.termo) as completa,
        case
          when exists (select from termo t where t.idfornecedor = ${idfornecedor} and t.termo >= u.radical and t.termo < u.radical || '~') then true
          else exists (
            select from produto p
            where p.idfornecedor = ${idfornecedor} and p.ativo and p.doc @@ ('(' || u.ampla || ')|(' || u.descricao || ')')::tsquery
          )
        end as conhecida
      from unnest(${column('digitada')}::text[], ${column('termo')}::text[], ${column('radical')}::text[], ${column('ampla')}::text[], ${column('inteira')}::text[], ${column('inicio')}::text[], ${column('descricao')}::text[])
        with ordinality as u (digitada, termo, radical, ampla, inteira, inicio, descricao, ordem)
    ),
    candidata as (
      select ordem, t.termo, escrita, distancia, similarity(t.termo, digitada) as semelhanca, rank() over (partition by ordem order by distancia) as posto
      from palavra
      cross join lateral f_som(digitada) ouvida
      cross join lateral (
        select t.termo, t.escrita, levenshtein(t.som, ouvida) as distancia from termo t
        where t.idfornecedor = ${idfornecedor} and t.chaves && f_chaves(${chave}, ouvida)
          and levenshtein_less_equal(t.som, ouvida, 2) <= case when length(ouvida) < 3 then 0 when length(ouvida) < 6 then 1 else 2 end
      ) t
      where not completa and (distancia = 0 or not conhecida) and length(digitada) >= 2 and digitada !~ '[0-9]'
    ),
    parecida as (
      select ordem, string_agg('''' || ${chave}::text || termo || '''', '|') as parte, string_agg('''' || ${chave}::text || '^' || termo || '''', '|') as inicio,
        (array_agg(escrita order by semelhanca desc))[1] as escrita
      from candidata where posto = 1 group by ordem
    ),
    consulta as (
      select string_agg('(' || coalesce(case when conhecida then '(' || ampla || ')|(' || descricao || ')' || coalesce('|' || a.parte, '') end, a.parte) || ')', '&')::tsquery as todas,
        string_agg('(' || case when conhecida then inteira else a.parte end || ')', '&')::tsquery as inteiras,
        string_agg(case when conhecida then p.inicio else a.inicio end, '|')::tsquery as inicio,
        jsonb_object_agg(digitada, a.escrita) filter (where not conhecida) as trocas
      from palavra p left join parecida a using (ordem)
    )
    select p.idcadastroextraproduto as id, (count(*) over ())::int as total, c.trocas
    from consulta c, produto p
    where ${where} and p.doc @@ c.todas
    order by ${ordem ?? db`(p.doc @@ c.inteiras)::int + (p.doc @@ c.inicio)::int desc, p.vendas desc, p.idcadastroextraproduto`}
    limit ${limit} offset ${offset}`
}
