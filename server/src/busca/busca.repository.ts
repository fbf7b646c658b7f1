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
 * has (or only as the beginning of another, and sounds like a third) gives way to words of the supplier that are alike, and is
 * left out when there is none. `trocas` tells what was searched for instead: typed word -> written word or null.
 */
export function selectParecidos(db: Db, pergunta: Pergunta): Fragment {
  const { where, ordem, limit, offset } = pergunta
  return db`
    with ${withPalavras(db, pergunta)},
    consulta as (
      -- With words left out the others name the product, or it is another one: descriptions do not count, a measure alone neither.
      select (case
          when bool_and(conhecida or a.parte is not null)
          then string_agg('(' || coalesce(case when conhecida then '(' || ampla || ')|(' || descricao || ')' || coalesce('|' || a.parte, '') end, a.parte) || ')', '&')
          when bool_or((conhecida or a.parte is not null) and digitada ~ '[a-z]{3}')
          then string_agg('(' || coalesce(case when conhecida then '(' || ampla || ')' || coalesce('|' || a.parte, '') end, a.parte) || ')', '&')
        end)::tsquery as todas,
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

/**
 * The words of a query as CTEs: `palavra`, each with whether something on sale has it whole (`completa`) or at all (`conhecida`);
 * `parecida`, for words that no product has, a word that sounds alike or differs by a typing error. A word of what is not sold is
 * none: it would be told to whoever may not see that product, and find nothing.
 */
export function withPalavras(
  db: Db,
  { idfornecedor, consulta }: Pick<Pergunta, 'idfornecedor' | 'consulta'>,
): Fragment {
  const { chave, palavras } = consulta
  const column = (nome: keyof Consulta['palavras'][number]) => palavras.map((palavra) => palavra[nome])
  const vendidos = (doc: Fragment) =>
    db`select from produto p where p.idfornecedor = ${idfornecedor} and p.ativo and p.doc @@ ${doc}::tsquery`
  const lexema = (termo: Fragment) => db`('''' || ${chave}::text || ${termo} || '''')`
  return db`
    palavra as (
      select *,
        exists (${vendidos(db`u.inteira`)}) as completa,
        case
          when exists (
            select from termo t cross join lateral (${vendidos(lexema(db`t.termo`))} limit 1) v
            where t.idfornecedor = ${idfornecedor} and t.termo >= u.radical and t.termo < u.radical || '~'
          ) then true
          else exists (${vendidos(db`('(' || u.ampla || ')|(' || u.descricao || ')')`)})
        end as conhecida
      from unnest(${column('digitada')}::text[], ${column('termo')}::text[], ${column('radical')}::text[], ${column('ampla')}::text[], ${column('inteira')}::text[], ${column('inicio')}::text[], ${column('descricao')}::text[])
        with ordinality as u (digitada, termo, radical, ampla, inteira, inicio, descricao, ordem)
    ),
    alcance as (
      select ordem, termo, digitada, conhecida, ouvida,
        case when length(ouvida) < 3 then 0 when length(ouvida) < 6 then 1 else 2 end as de_ouvido,
        case when length(termo) < 4 then 0 when length(termo) < 8 then 1 else 2 end as de_letras
      from palavra cross join lateral f_som(digitada) ouvida
      where not completa and length(digitada) >= 2 and digitada !~ '[0-9]'
    ),
    perto as materialized (
      select a.ordem, a.digitada, t.termo, t.escrita, d.distancia
      from alcance a
      join termo t on t.idfornecedor = ${idfornecedor} and t.chaves && f_chaves_de(${chave}, a.ouvida, a.termo)
      cross join lateral (values (levenshtein(t.som, a.ouvida), f_deslizes(a.termo, t.termo))) n (ouvido, letras)
      cross join lateral (
        values (least(case when n.ouvido <= a.de_ouvido then n.ouvido end, case when n.letras <= a.de_letras then n.letras end))
      ) d (distancia)
      where d.distancia = 0 or (d.distancia > 0 and not a.conhecida)
    ),
    candidata as (
      select *, similarity(termo, digitada) as semelhanca, rank() over (partition by ordem order by distancia) as posto
      from perto where exists (${vendidos(lexema(db`perto.termo`))})
    ),
    parecida as (
      select ordem, string_agg(${lexema(db`termo`)}, '|') as parte, string_agg(${lexema(db`('^' || termo)`)}, '|') as inicio,
        (array_agg(escrita order by semelhanca desc))[1] as escrita
      from candidata where posto = 1 group by ordem
    )`
}
