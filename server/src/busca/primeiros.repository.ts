import type { Db, Fragment } from '#infra'

import { orderRelevancia, selectSabidas, withConsulta, type Pergunta } from './busca.repository.ts'
import type { ConsultaParecida } from './palavra-sabida.ts'

/** So many hits are counted: whoever has more before him looks for another word, not for their number (decision 0179). */
export const TETO = 1000

/**
 * So many hits among a sixteenth of the products (`f_amostra`, migration 0473) are more than `TETO` among all: of 1,000 there are 62 in it, and 125 by
 * chance once in 10^11 searches (decision 0221).
 */
const PROVA = 125

/** What a statement needs to find the first ones and their number without reading all. */
export interface Primeiros {
  /** CTEs that the other two read. */
  com: Fragment
  /** `id, total, trocas` of the page, best first; `total` is null. */
  achados: Fragment
  /** `total`, one row: how many there are, `TETO` + 1 where there are more. */
  total: Fragment
}

/**
 * The same page as `selectAchados` by relevance, of a supplier of so many products that hits cannot all be ranked. Hits of one rank come in the order
 * of sales, in steps of them that the index of words holds (migration 0459), best sellers first: what is read ends with the page.
 */
export function selectPrimeiros(db: Db, pergunta: Pergunta): Primeiros {
  const { consulta, where, limit, offset } = pergunta
  const { todas, inteiras, inicio, inteirasNoInicio } = consulta
  const isPossivel = db`(select possivel from classe)`
  return {
    com: db`${withClasse(db, pergunta)}, ${withDegraus(db, pergunta)}, inteira as materialized (
      select ${countInteiras(db, pergunta)} as n
    ),`,
    achados: db`
      select id, null::int as total, null::jsonb as trocas from (
        ${ramosDe(db, pergunta, { doc: db`${inteirasNoInicio}::tsquery`, se: db`(select tem_inteiras and tem_inicio from classe)` })}
        union all ${ramosDe(db, pergunta, { doc: db`(select meia from classe)`, se: isPossivel })}
        union all ${ramoDe(db, pergunta, { doc: db`${`(${todas})&!(${inteiras})&!(${inicio})`}::tsquery`, se: db`(select possivel and amplia from classe)`, degraus: db`` })}
      ) r limit ${limit} offset ${offset}`,
    total: db`(
      select case when n > ${TETO}::int or not (select possivel and amplia from classe) then n
        else ${countAte(db, where, { doc: db`${todas}::tsquery`, se: isPossivel })} end as total
      from inteira)`,
  }
}

/** Which ranks there can be, by how many products have each word: nothing is looked for that no product has. */
function withClasse(db: Db, { idfornecedor, consulta }: Pergunta): Fragment {
  const { todas, inteiras, inicio, palavras } = consulta
  const column = (nome: 'termo' | 'radical' | 'digitada') => palavras.map((palavra) => palavra[nome])
  const somaDe = (onde: Fragment) => db`
    coalesce((select sum(k.total) from contagem_produto k
      where k.idfornecedor = ${idfornecedor} and k.grupo = 'palavra' and k.idcategoria is null and ${onde}), 0)`
  const comeca = (nome: Fragment) => db`k.valor >= ${nome} and k.valor < ${nome} || '~'`
  // The last word may still be typed; the others are asked for whole, in either gender (makeConsulta).
  return db`
    palavra as materialized (
      select *, case
          when com_outras then null
          when ordem = ${palavras.length} then ${somaDe(comeca(db`u.radical`))}
            + case when starts_with(u.digitada, u.radical) then 0 else ${somaDe(comeca(db`u.digitada`))} end
          when u.radical = u.termo then ${somaDe(db`k.valor = u.termo`)}
          else ${somaDe(db`k.valor = any(array[u.termo, u.radical || 'a', u.radical || 'o'])`)}
        end as ampla,
        case when com_outras then null else ${somaDe(db`k.valor = u.termo`)} end as inteira
      from unnest(${column('termo')}::text[], ${column('radical')}::text[], ${column('digitada')}::text[], ${palavras.map(({ comOutras }) => String(comOutras))}::text[]::boolean[])
        with ordinality as u (termo, radical, digitada, com_outras, ordem)
    ),
    contada as materialized (
      select bool_and(com_outras or ampla > 0) as possivel, bool_or(com_outras or ampla > inteira) as amplia,
        bool_and(inteira is null or inteira > 0) as tem_inteiras, bool_and(inteira is null or inteira > 0) filter (where ordem = 1) as tem_inicio
      from palavra
    ),
    classe as materialized (
      -- meia: whole words, or at the beginning of the name, not both.
      select *, case
          when not amplia then case when tem_inicio then ${`(${inteiras})&!(${inicio})`} else ${inteiras} end
          when not tem_inteiras then ${`(${todas})&(${inicio})`}
          when not tem_inicio then ${inteiras}
          else ${`((${inteiras})&!(${inicio}))|((${todas})&(${inicio})&!(${inteiras}))`}
        end::tsquery as meia
      from contada
    )`
}

/** Steps of sales of the supplier from the highest on (migration 0459), each some times as wide as the one before. */
export function withDegraus(
  db: Db,
  { idfornecedor, consulta }: Pick<Pergunta, 'idfornecedor' | 'consulta'>,
): Fragment {
  const degraus = (letra: string, de: Fragment, ate: Fragment) =>
    db`array(select ${consulta.chave + letra}::text || i from generate_series(${de}, ${ate}) i)`
  return db`
    topo as materialized (
      select f_degrau(v.vendas) as t from produto v
      where v.idfornecedor = ${idfornecedor} and v.ativo and v.idprodutoprincipal is null order by v.vendas desc, v.idcadastroextraproduto limit 1
    ),
    degraus as materialized (
      select t - 1 as abaixo_do_topo, 8 * (t / 8 - 1) as abaixo_dos_oito,
        ${degraus('', db`greatest(1, t - 1)`, db`t`)} as topo, ${degraus('a', db`greatest(0, t / 8 - 1)`, db`t / 8`)} as oito,
        ${degraus('b', db`greatest(0, t / 64 - 1)`, db`t / 64`)} as dobro, ${degraus('b', db`0`, db`t / 64 - 2`)} as outros,
        ${degraus('', db`-1`, db`-1`)} as sem_venda
      from topo
    )`
}

interface Ramo {
  doc: Fragment
  /** Whether any hit can be of it. */
  se: Fragment
}

/** Hits of `doc`, best sellers first: one step after the other, each only where those before did not fill the page. */
export function ramosDe(db: Db, pergunta: Pergunta, ramo: Ramo): Fragment {
  const isDe = (degraus: Fragment) =>
    db`and f_degraus(p.idfornecedor, p.vendas) && (select ${degraus} from degraus)`
  const degrau = db`f_degrau(p.vendas)`
  const ramos = [
    isDe(db`topo`),
    db`${isDe(db`oito`)} and ${degrau} < (select abaixo_do_topo from degraus)`,
    db`${isDe(db`dobro`)} and ${degrau} < (select abaixo_dos_oito from degraus)`,
    isDe(db`outros`),
    isDe(db`sem_venda`),
  ].map((degraus, i) => db`${i > 0 ? db`union all` : db``} ${ramoDe(db, pergunta, { ...ramo, degraus })}`)
  return db`${ramos as unknown as Fragment}` // fragments are joined by spaces
}

function ramoDe(
  db: Db,
  { where, limit, offset }: Pergunta,
  { doc, se, degraus }: Ramo & { degraus: Fragment },
): Fragment {
  return db`(
    select p.idcadastroextraproduto as id from produto p where ${where} and ${se} and p.doc @@ ${doc} ${degraus}
    order by p.vendas desc, p.idcadastroextraproduto limit ${limit + offset})`
}

/** How many have all words whole, up to the limit. One word is counted when products are written, of stores without variants as cards are. */
function countInteiras(db: Db, { idfornecedor, where, consulta, isTudo }: Pergunta): Fragment {
  const contada = countAte(db, where, {
    doc: db`${consulta.inteiras}::tsquery`,
    se: db`(select tem_inteiras from classe)`,
  })
  const [palavra, ...outras] = consulta.palavras
  if (!isTudo || !palavra || palavra.comOutras || outras.length > 0) return contada
  return db`case
    when exists (select from produto v where v.idfornecedor = ${idfornecedor} and v.idprodutoprincipal is not null) then ${contada}
    else (select least(inteira, ${TETO + 1}) from palavra) end`
}

/** How many there are, at most one more than `TETO`. Of frequent words a sixteenth of the products tells that there are more. */
function countAte(db: Db, where: Fragment, { doc, se }: Ramo): Fragment {
  const countDe = (quais: Fragment, limite: number) =>
    db`(select count(*)::int from (select from produto p where ${where} and ${se} and p.doc @@ ${doc} ${quais} limit ${limite}::int) c)`
  return db`(
    case when ${countDe(db`and f_amostra(p.idcadastroextraproduto)`, PROVA)} = ${PROVA}::int then ${TETO + 1}::int else ${countDe(db``, TETO + 1)} end)`
}

/**
 * The same page as `selectParecidos` by relevance. Where more than `TETO` have the corrected words whole, the best of them are found step by step; only
 * where they do not fill the page are all hits ranked.
 */
export function selectPrimeirosParecidos(db: Db, pergunta: Pergunta, pronta?: ConsultaParecida): Fragment {
  const { where, limit, offset } = pergunta
  const inteiras = {
    doc: db`(select inteiras from melhor)`,
    se: db`(select inteiras is not null from melhor)`,
  }
  const sabidas = pronta ? db`null::jsonb` : selectSabidas(db)
  const isCheia = db`(select n > ${TETO}::int from inteira) and (select count(*) from primeiro) = ${limit}::int`
  return db`
    with ${withConsulta(db, pergunta, pronta)}, ${withDegraus(db, pergunta)},
    melhor as materialized (
      -- No hit can be better than one of this.
      select case when todas is not null then inteiras end as inteiras, case when todas is not null then inteiras && inicio end as doc from consulta
    ),
    inteira as materialized (select ${countAte(db, where, inteiras)} as n),
    primeiro as materialized (
      select id from (${ramosDe(db, pergunta, { doc: db`(select doc from melhor)`, se: db`(select n > ${TETO}::int from inteira)` })}) r
      limit ${limit} offset ${offset}
    )
    select id, (select n from inteira) as total, (select trocas from consulta) as trocas, ${sabidas} as sabidas from primeiro where ${isCheia}
    union all
    select id, total, trocas, sabidas from (
      select p.idcadastroextraproduto as id, (count(*) over ())::int as total, c.trocas, ${sabidas} as sabidas
      from consulta c, produto p
      where ${where} and p.doc @@ c.todas and not (${isCheia})
      order by ${orderRelevancia(db)}
      limit ${limit} offset ${offset}
    ) a`
}
