import type { Db, Fragment } from '#infra'

import type { Consulta } from './consulta.ts'
import type { ConsultaParecida } from './palavra-sabida.ts'

export interface Pergunta {
  idfornecedor: string
  consulta: Consulta
  /** What belongs to the list, whatever is searched for. */
  where: Fragment
  /** `where` leaves nothing out that is sold. */
  isTudo?: boolean
  /** Null: by relevance. */
  ordem: Fragment | null
  limit: number
  offset: number
}

/**
 * The supplier of what words were found for. Its key begins every word, so that their index has none of others: compared by `=`, a
 * plan would read all products of the supplier besides, to have them in common.
 */
export function isDoFornecedor(db: Db, idfornecedor: string): Fragment {
  return db`p.idfornecedor is not distinct from ${idfornecedor}`
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

/** Best sellers that are looked through for words before all that have them are ranked. */
const MAIS_VENDIDOS = 5000

/**
 * `id, trocas` of the first ones of `selectAchados`, without their number. Where words are so frequent that enough of the very best hits must stand
 * among what sells most, that is read in the order of sales until there are enough; else, and where there are not, all hits are ranked.
 */
export function selectMelhores(db: Db, pergunta: Pergunta): Fragment {
  const { idfornecedor, consulta, where, limit } = pergunta
  const { todas, inteiras, inicio, codigo, palavras } = consulta
  const column = (nome: 'termo' | 'radical') => palavras.map((palavra) => palavra[nome])
  const somaDe = (onde: Fragment) => db`
    coalesce((select sum(k.total) from contagem_produto k where k.idfornecedor = ${idfornecedor} and k.idcategoria is null and ${onde}), 0)`
  return db`
    with palavra as materialized (
      select ordem, ${somaDe(db`k.grupo = 'palavra' and k.valor = u.termo`)} as inteira,
        ${somaDe(db`k.grupo = 'palavra' and k.valor >= u.radical and k.valor < u.radical || '~'`)} as ampla
      from unnest(${column('termo')}::text[], ${column('radical')}::text[]) with ordinality as u (termo, radical, ordem)
    ),
    classe as materialized (
      -- No hit can be better than one of this.
      select (${todas}::text || case when min(inteira) > 0 then '&' || ${`(${inteiras})`}::text else '' end
          || case when min(inteira) filter (where ordem = 1) > 0 then '&' || ${`(${inicio})`}::text else '' end)::tsquery as doc,
        ${codigo === null} and min(ampla) * ${MAIS_VENDIDOS}::int >= 2 * ${limit}::int * ${somaDe(db`k.grupo = 'total'`)} as frequente
      from palavra
    ),
    primeiro as materialized (
      select v.id from (
        select p.idcadastroextraproduto as id, p.doc, p.vendas from produto p
        where p.idfornecedor = ${idfornecedor} and ${where} and (select frequente from classe)
        order by p.vendas desc, p.idcadastroextraproduto limit ${MAIS_VENDIDOS}
      ) v
      where v.doc @@ (select doc from classe) order by v.vendas desc, v.id limit ${limit}
    )
    select id, null::jsonb as trocas from primeiro where (select count(*) from primeiro) = ${limit}
    union all
    select id, trocas from (${selectAchados(db, pergunta)}) a where (select count(*) from primeiro) < ${limit}`
}

function codigoFirst(db: Db, { chave, codigo }: Consulta) {
  return codigo ? db`p.doc @@ ${`'${chave}#${codigo}'`}::tsquery desc,` : db``
}

/** What is searched for instead, which the vocabulary said before, as the CTE `consulta`. */
function withPronta(db: Db, { todas, inteiras, inicio }: ConsultaParecida): Fragment {
  return db`consulta as materialized (
      select ${todas}::tsquery as todas, ${inteiras}::tsquery as inteiras, ${inicio}::tsquery as inicio, null::jsonb as trocas
    )`
}

/** What the vocabulary said of each word of `withPalavras` (`PalavraSabida`). */
export function selectSabidas(db: Db): Fragment {
  return db`(
    select jsonb_agg(jsonb_build_object('ordem', ordem, 'conhecida', conhecida, 'parte', a.parte, 'inicio', a.inicio, 'escrita', a.escrita))
    from palavra p left join parecida a using (ordem))`
}

/**
 * The second step, for what the first hardly finds: words by their beginnings and in descriptions; a word that no product
 * has (or only as the beginning of another, and sounds like a third) gives way to words of the supplier that are alike, and is
 * left out when there is none. `trocas` tells what was searched for instead: typed word -> written word or null; `sabidas`, what the vocabulary said. With
 * `pronta` it is not asked, and both are null.
 */
export function selectParecidos(db: Db, pergunta: Pergunta, pronta?: ConsultaParecida): Fragment {
  const { where, ordem, limit, offset } = pergunta
  return db`
    with ${withConsulta(db, pergunta, pronta)}
    select p.idcadastroextraproduto as id, (count(*) over ())::int as total, c.trocas, ${pronta ? db`null::jsonb` : selectSabidas(db)} as sabidas
    from consulta c, produto p
    where ${where} and p.doc @@ c.todas
    order by ${ordem ?? orderRelevancia(db)}
    limit ${limit} offset ${offset}`
}

/** The CTE `consulta`, asked of the vocabulary or known. */
export function withConsulta(db: Db, pergunta: Pergunta, pronta: ConsultaParecida | undefined): Fragment {
  return pronta ? withPronta(db, pronta) : db`${withPalavras(db, pergunta)}, ${withParecida(db)}`
}

/** What is searched for instead, as the CTE `consulta`, of those of `withPalavras`. */
function withParecida(db: Db): Fragment {
  return db`
    consulta as materialized (
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
    )`
}

/** The order of what `consulta c` finds. */
export function orderRelevancia(db: Db): Fragment {
  return db`(p.doc @@ c.inteiras)::int + (p.doc @@ c.inicio)::int desc, p.vendas desc, p.idcadastroextraproduto`
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
    db`select from produto p where ${isDoFornecedor(db, idfornecedor)} and p.ativo and p.doc @@ ${doc}::tsquery`
  const lexema = (termo: Fragment) => db`('''' || ${chave}::text || ${termo} || '''')`
  // Counted as products are written (migration 0261): of a frequent word the index of documents would read every product.
  const temPalavra = (termo: Fragment) => db`
    coalesce((select sum(k.total) from contagem_produto k
      where k.idfornecedor = ${idfornecedor} and k.grupo = 'palavra' and k.idcategoria is null and k.valor = ${termo}), 0) > 0`
  return db`
    palavra as (
      select *,
        case when position(' ' in u.termo) = 0 then ${temPalavra(db`u.termo`)} else exists (${vendidos(db`u.inteira`)}) end as completa,
        case
          when position(' ' in u.termo) = 0 and ${temPalavra(db`u.termo`)} then true
          when exists (
            select from termo t
            where t.idfornecedor = ${idfornecedor} and t.termo >= u.radical and t.termo < u.radical || '~' and ${temPalavra(db`t.termo`)}
          ) then true
          else exists (${vendidos(db`('(' || u.ampla || ')|(' || u.descricao || ')')`)})
        end as conhecida
      from unnest(${column('digitada')}::text[], ${column('termo')}::text[], ${column('radical')}::text[], ${column('ampla')}::text[], ${column('inteira')}::text[], ${column('inicio')}::text[], ${column('descricao')}::text[])
        with ordinality as u (digitada, termo, radical, ampla, inteira, inicio, descricao, ordem)
    ),
    -- Its keys are made once, not for each word of the vocabulary.
    alcance as materialized (
      select ordem, termo, digitada, conhecida, ouvida, f_chaves_de(${chave}, ouvida, termo) as chaves,
        case when length(ouvida) < 3 then 0 when length(ouvida) < 6 then 1 else 2 end as de_ouvido,
        case when length(termo) < 4 then 0 when length(termo) < 8 then 1 else 2 end as de_letras
      from palavra cross join lateral f_som(digitada) ouvida
      where not completa and length(digitada) >= 2 and digitada !~ '[0-9]'
    ),
    perto as materialized (
      select a.ordem, a.digitada, t.termo, t.escrita, d.distancia
      from alcance a
      -- Each key begins with the supplier's: compared by =, a plan would read all of its words (isDoFornecedor).
      join termo t on t.idfornecedor is not distinct from ${idfornecedor} and t.chaves && a.chaves
      cross join lateral (values (levenshtein(t.som, a.ouvida), f_deslizes(a.termo, t.termo))) n (ouvido, letras)
      cross join lateral (
        values (least(case when n.ouvido <= a.de_ouvido then n.ouvido end, case when n.letras <= a.de_letras then n.letras end))
      ) d (distancia)
      where d.distancia = 0 or (d.distancia > 0 and not a.conhecida)
    ),
    candidata as (
      select *, similarity(termo, digitada) as semelhanca, rank() over (partition by ordem order by distancia) as posto
      from perto where ${temPalavra(db`perto.termo`)}
    ),
    parecida as (
      select ordem, string_agg(${lexema(db`termo`)}, '|') as parte, string_agg(${lexema(db`('^' || termo)`)}, '|') as inicio,
        (array_agg(escrita order by semelhanca desc))[1] as escrita
      from candidata where posto = 1 group by ordem
    )`
}
