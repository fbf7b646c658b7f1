import { asEventosDeCadastro } from '#evento'
import { Memoria, type Transaction } from '#infra'

import type { Recusa } from './cadastro-recusado.ts'
import type { Dono, Quem } from './quem.ts'
import type { Textos } from './textos-do-cadastro.ts'

/** Result for one of the rows that were given. */
export interface Escrita {
  ordem: number
  id: string
  /** Whether the version that the writer has seen is the one in the table. */
  vale: boolean
  /** Version in the table before; null: there was no row. */
  versao: number | null
  /** Version after it was created (or changed) by this statement; null: it was not. */
  criada: number | null
  mudada: number | null
}

/** Where rows come from: what was said of each, as JSON. */
const DITAS = 'jsonb_array_elements($1::jsonb) with ordinality'

/** What stood in a column before, as a row carries it; of no other column anything is read. */
const antesDe = (nome: string) => `antes_${nome}`

/** The rows as they came, those of them that stand and are held in the order of their key (decision 0064), and whether all are fresh. */
const composeConfronto = (
  { tabela, isDele, tiposDaChave, chaveDe, sameChave }: Textos,
  { colunas, trava, fonte }: { colunas: readonly string[]; trava: string; fonte: string },
) => `
  with dado as materialized (
    select e.ordem::int as ordem, e.linha ->> 'versao' as esperada, e.linha - '{versao,motivo,volta_a}'::text[] as linha,
      nullif(e.linha ->> 'motivo', '') as motivo, e.linha -> 'volta_a' as volta_a, ${chaveDe('k')}
    from ${fonte} as e(linha, ordem), jsonb_to_record(e.linha) as k(${tiposDaChave})
  ),
  atual as materialized (
    select ${colunas.map((nome) => `t.${nome} as ${antesDe(nome)}`).join(', ')}, t.versao, ${chaveDe('t')} from ${tabela} t join dado d on ${sameChave('t', 'd')}
    where ${isDele('t')} order by ${chaveDe('t')} ${trava}
  ),
  confronto as materialized (
    -- Full, though no row of the right is alone: this join is never made row by row, however few the planner expects.
    select d.ordem, d.linha, d.motivo, d.volta_a, ${chaveDe('d')}, ${colunas.map((nome) => `a.${antesDe(nome)}`).join(', ')}, a.versao, case when d.esperada is null then a.versao is null
      else d.esperada = 'qualquer' or coalesce(a.versao::text = d.esperada, false) end as vale
    from dado d full join atual a on ${sameChave('d', 'a')}
  ),
  livre as materialized (select bool_and(vale) as sim from confronto)`

const composeDados = (
  { tabela, idDe, semOcultas, ocultasDe }: Textos,
  { versao, antes, depois }: { versao: string; antes: string; depois: string },
) => `
  jsonb_build_object('cadastro', '${tabela}', 'id', ${idDe('e')}, 'versao', ${versao}, 'autor', $3::jsonb,
    'antes', ${antes === 'null' ? antes : semOcultas(antes)}, 'depois', ${depois === 'null' ? depois : semOcultas(depois)},
    'ocultas', ${ocultasDe(depois === 'null' ? antes : depois)})
    || case when e.motivo is null then '{}' else jsonb_build_object('motivo', e.motivo) end
    || case when e.volta_a is null then '{}' else jsonb_build_object('volta_a', e.volta_a) end`

/** What one person does in one transaction is one act, which can be taken back (#ato). `$3` is who. */
const composeAto = (tabela: string) => `
  anotado as (
    insert into ato as a (idfornecedor, idusuario, de, ate, mudancas)
    select $2::uuid, ($3::jsonb ->> 'idusuario')::uuid, min(c.idevento), max(c.idevento), jsonb_build_object('${tabela}', count(*)) from contado c
    where $2::uuid is not null and $3::jsonb ->> 'idusuario' is not null and $3::jsonb ->> 'idapikeys' is null having count(*) > 0
    on conflict (idfornecedor, idusuario, transacao, inicio) do update set de = least(a.de, excluded.de), ate = greatest(a.ate, excluded.ate),
      mudancas = a.mudancas || jsonb_build_object('${tabela}', coalesce((a.mudancas ->> '${tabela}')::int, 0) + (excluded.mudancas ->> '${tabela}')::int)
  )`

/** Of every row: its place, and what was done to it. */
const fimDe = ({ idDe }: Textos) =>
  `select e.ordem - 1 as ordem, ${idDe('e')} as id, e.vale, e.versao, e.criada, e.mudada from escrito e order by e.ordem`

export function composeSave(
  textos: Textos,
  colunas: readonly string[],
  { fonte = DITAS, fim = fimDe(textos) } = {},
): string {
  const { tabela, isDele, tipos, tiposDe, destino, novas, primaria, chaveDe, sameChave, valorOf } = textos
  const lista = (each: (nome: string) => string) => colunas.map((nome) => each(nome)).join(', ')
  return `${composeConfronto(textos, { colunas, trava: 'for no key update of t', fonte })},
  criada as (
    insert into ${tabela} as t (${destino})
    select ${novas} from confronto c, jsonb_to_record(c.linha) as r(${tipos})
    where c.versao is null and (select sim from livre) order by ${chaveDe('c')}
    on conflict (${primaria}) do nothing
    returning ${chaveDe('t')}, t.versao
  ),
  mudanca as materialized (
    select c.ordem as x_ordem, ${chaveDe('c')}, ${lista((nome) => `w.${nome}`)}, d.velho as x_velho, d.novo as x_novo
    from confronto c
    cross join lateral jsonb_to_record(c.linha) as n(${tiposDe(colunas)})
    cross join lateral (select ${lista((nome) => `c.${antesDe(nome)} as ${nome}`)}) as o
    cross join lateral (select ${lista((nome) => `case when c.linha ? '${nome}' then ${valorOf('n', nome)} else c.${antesDe(nome)} end as ${nome}`)}) as w
    cross join lateral (select to_jsonb(o) as antes, to_jsonb(w) as depois offset 0) as j
    cross join lateral (
      select jsonb_object_agg(v.key, v.value) as velho, jsonb_object_agg(v.key, j.depois -> v.key) as novo
      from jsonb_each(j.antes) as v where v.value is distinct from j.depois -> v.key
    ) as d
    where c.versao is not null and (select sim from livre) and o is distinct from w
  ),
  mudada as (
    update ${tabela} as t set ${lista((nome) => `${nome} = m.${nome}`)}, versao = t.versao + 1
    from mudanca m where ${isDele('t')} and ${sameChave('t', 'm')}
    returning m.x_ordem as ordem, t.versao, m.x_velho as velho, m.x_novo as novo
  ),
  escrito as materialized (
    select c.ordem, c.linha, c.motivo, c.volta_a, c.vale, c.versao, ${chaveDe('c')}, n.versao as criada, m.versao as mudada, m.velho, m.novo
    from confronto c full join criada n on ${sameChave('c', 'n')} full join mudada m on m.ordem = c.ordem
  ),
  contado as (${asEventosDeCadastro(
    '$2::uuid',
    `
    select e.ordem, 'cadastro.CRIADO', ${composeDados(textos, { versao: 'e.criada', antes: 'null', depois: 'e.linha' })}
    from escrito e where e.criada is not null
    union all
    select e.ordem, 'cadastro.MUDADO', ${composeDados(textos, { versao: 'e.mudada', antes: 'e.velho', depois: 'e.novo' })}
    from escrito e where e.mudada is not null`,
  )} returning idevento), ${composeAto(tabela)}
  ${fim}`
}

function composeRemove(textos: Textos): string {
  const { tabela, isDele, mudaveis, chaveDe, sameChave, idDe } = textos
  const colunas = mudaveis.map((nome) => `c.${antesDe(nome)} as ${nome}`).join(', ')
  return `${composeConfronto(textos, { colunas: mudaveis, trava: 'for update of t', fonte: DITAS })},
  removida as (
    delete from ${tabela} as t using confronto c
    where ${isDele('t')} and ${sameChave('t', 'c')} and c.versao is not null and (select sim from livre)
    returning c.ordem
  ),
  escrito as materialized (
    select c.ordem, c.motivo, c.volta_a, c.vale, c.versao, ${chaveDe('c')}, r.ordem is not null as removida, to_jsonb(o) as velho
    from confronto c cross join lateral (select ${colunas}) as o full join removida r on r.ordem = c.ordem
  ),
  contado as (${asEventosDeCadastro(
    '$2::uuid',
    `select e.ordem, 'cadastro.REMOVIDO', ${composeDados(textos, { versao: 'e.versao', antes: 'e.velho', depois: 'null' })}
    from escrito e where e.removida`,
  )} returning idevento), ${composeAto(tabela)}
  select e.ordem - 1 as ordem, ${idDe('e')} as id, e.vale, e.versao, null::int as criada, case when e.removida then e.versao end as mudada
  from escrito e order by e.ordem`
}

/** Composed statements, by the columns that an update sets (few combinations); '': the removal. */
const prontas = new WeakMap<Textos, Memoria<string>>()
const MAXIMO_DE_PRONTAS = 100

function compose(textos: Textos, colunas: readonly string[] | null): string {
  const conhecidas = prontas.get(textos) ?? new Memoria<string>(MAXIMO_DE_PRONTAS)
  prontas.set(textos, conhecidas)
  const nome = colunas?.join() ?? ''
  const pronta = conhecidas.get(nome)
  if (pronta) return pronta
  const texto = colunas ? composeSave(textos, colunas) : composeRemove(textos)
  conhecidas.set(nome, texto)
  return texto
}

/**
 * Columns that a row says of which one may stand. An update that sets no others leaves alone what follows from those: a price makes no
 * search words anew.
 */
function listDitas({ mudaveis }: Textos, linhas: readonly object[]): readonly string[] {
  const ditas = new Set<string>()
  for (const linha of linhas)
    if (!('versao' in linha) || linha.versao !== null) for (const nome of Object.keys(linha)) ditas.add(nome)
  const colunas = mudaveis.filter((nome) => ditas.has(nome))
  return colunas.length > 0 ? colunas : mudaveis.slice(0, 1)
}

/**
 * Writes rows, or removes them, and tells it: one statement, whatever their number. Nothing is written where one of them is not as its
 * writer has seen it. Planned at each call (`unsafe` prepares nothing): the plan of a table that was empty would fail a full one.
 */
export async function writeLinhas(
  tx: Transaction,
  textos: Textos,
  { idfornecedor, autor: { ator, idusuario, idapikeys = null } }: Quem<Dono>,
  { como, linhas }: { como: 'save' | 'remove'; linhas: readonly object[] },
): Promise<Escrita[]> {
  const texto = compose(textos, como === 'save' ? listDitas(textos, linhas) : null)
  return tx.unsafe<Escrita[]>(texto, [
    tx.json(linhas as never), // plain records; postgres.js wants an index signature
    idfornecedor,
    tx.json({ ator, idusuario, idapikeys }),
  ])
}

/** Rows as they stand, of these keys (JSON). */
export async function listLinhas<L extends object>(
  tx: Transaction,
  { tabela, isDele, nomes, tiposDaChave, sameChave }: Textos,
  idfornecedor: string,
  chaves: readonly object[],
): Promise<L[]> {
  if (chaves.length === 0) return []
  const colunas = nomes.map((nome) => `t.${nome}`).join(', ')
  return tx.unsafe<L[]>(
    `select ${colunas} from ${tabela} t join jsonb_to_recordset($1::jsonb) as k(${tiposDaChave}) on ${sameChave('t', 'k')}
    where ${isDele('t')}`,
    [tx.json(chaves as never), idfornecedor],
  )
}

/** Who wrote these rows last, by the audit. */
export async function listUltimas(
  tx: Transaction,
  { idfornecedor, cadastro, ids }: { idfornecedor: string | null; cadastro: string; ids: readonly string[] },
): Promise<(Pick<Recusa, 'autor' | 'quando'> & { id: string })[]> {
  const isDele = idfornecedor === null ? tx`e.idfornecedor is null` : tx`e.idfornecedor = ${idfornecedor}`
  return tx`
    select id, u.autor, u.quando from unnest(${ids as string[]}::text[]) as id cross join lateral (
      select e.dados -> 'autor' as autor, e.quando from evento e
      where e.numpedido is null and ${isDele} and e.dados ->> 'cadastro' = ${cadastro} and e.dados ->> 'id' = id
      order by e.idevento desc limit 1) as u`
}
