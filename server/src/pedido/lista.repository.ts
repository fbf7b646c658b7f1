import { FUSO_PADRAO } from '@vitrine/rules/data'
import type { CodigoCanal } from '@vitrine/rules/pedido'

import { escapeLike, keepFragmento, semParte, type Db, type Fragment } from '#infra'

import { colunasAutoria, listPessoas } from './autoria.ts'
import { toLista, type ListaRow } from './show-pedido.ts'

export interface FiltroLista {
  idcliente: string
  /** The login whose clientes are asked for all at once; null: the one cliente. */
  idusuarioPrincipal: string | null
  idfornecedor: string | null
  status: string[]
  texto: string | null
  numpedido: number | null
  /** 'WEB' and 'MANUAL' as they are recorded, or a name of the list (§9). */
  canais: string[]
  idformapagto: string | null
  dataInicio: string | null
  dataFim: string | null
  /** Orders that this login made. */
  idusuario: string | null
  ordenacao: 'recentes' | 'antigos' | 'maior_total' | 'menor_total'
  /** A spreadsheet adds up: what was made to try the store out is not in it. */
  semTestes?: boolean
}

/** An order of a list with the zone of its supplier and the taxes in its total, in centavos. */
export type LinhaDaPlanilha = ListaRow & { fuso: string; valoripi: number; valorst: number }

/** Which page of a list: both in orders. */
export interface Corte {
  limit: number
  offset: number
}

/**
 * A page of orders with the first pictures of each and the number of all: one statement. Days are the supplier's, of several São Paulo's. `chave` is
 * another one whenever anything changed that is shown of an order, but for the names of people.
 */
export async function listPedidos(db: Db, filtro: FiltroLista, { limit, offset }: Corte) {
  const { com, de } = findPedidos(db, filtro)
  const ordem = ordens[filtro.ordenacao](db)
  const rows = await db<(ListaRow & { totalrows: number; chave: string })[]>`
    with ${com} pagina as materialized (${cutPagina(db, { filtro, de, ordem, limit, offset })})
    select n.totalrows, ${chaveDoPedido(db)} as chave, ${colunasLista(db)}
    from (select count(*)::int as totalrows from ${de}) n left join pagina p on true order by ${ordem}`
  const data = rows.filter(({ numpedido }) => numpedido !== null)
  const marcados = data.map((row) => ({ chave: row.chave, pedido: toLista(row), pessoas: listPessoas(row) }))
  return { marcados, total: rows[0]?.totalrows ?? 0 }
}

/** Of order `p`: its number too, since a copy may have the mark of another. */
export const chaveDoPedido = keepFragmento((db) => db`concat(p.numpedido, ':', p.marca)`)

/** The next orders of a list in the order of their numbers, the newest first, after `depois`: for exports, which read all of them. */
export async function listPedidosDepois(
  db: Db,
  filtro: FiltroLista,
  { limit, depois }: { limit: number; depois: number | null },
): Promise<LinhaDaPlanilha[]> {
  const { com, de } = findPedidos(db, filtro, depois)
  const ordem = db`p.numpedido desc`
  return db<LinhaDaPlanilha[]>`
    with ${com} pagina as materialized (${cutPagina(db, { filtro, de, ordem, limit, offset: 0 })})
    select ${colunasLista(db)}, (select f.fuso from fornecedor f where f.idfornecedor = p.idfornecedor) as fuso, ${sumServido(db, 'valoripi')}, ${sumServido(db, 'valorst')}
    from pagina p order by ${ordem}`
}

/** A tax of order `p` as its total has it: of what was picked in its share (rules/separacao `computeServida`). */
function sumServido(db: Db, tax: 'valoripi' | 'valorst'): Fragment {
  return db`
    case when p.${db(tax)} = 0 then 0 else (select sum(round(i.${db(tax)}::numeric * coalesce(i.quantidadeservida, i.quantidade) / i.quantidade))::bigint
      from item_pedido i where i.numpedido = p.numpedido) end as ${db(tax)}`
}

/** How many orders a filter finds. */
export async function countPedidos(db: Db, filtro: FiltroLista): Promise<number> {
  const { com, de } = findPedidos(db, filtro)
  const [row] = await db<{ n: number }[]>`
    with ${com} contados as (select count(*)::int as n from ${de}) select n from contados`
  return row?.n ?? 0
}

/**
 * The orders of a filter as `p` (number and total): what follows `with`, and what follows `from`. Words are looked for
 * once for page and count, and each name of a line once, however many orders have it (docs/bench.md). The lines are read
 * order by order, which `offset 0` holds the planner to: a generic plan would read those of everybody.
 */
function findPedidos(
  db: Db,
  filtro: FiltroLista,
  depois: number | null = null,
): { com: Fragment; de: Fragment } {
  const { texto } = filtro
  const onde = db`${ondePedidos(db, filtro)} ${depois === null ? semParte(db) : db`and p.numpedido < ${depois}`}`
  if (!texto) return { com: semParte(db), de: db`pedido p where ${onde}` }
  const parte = escapeLike(texto)
  const com = db`
    alvo as materialized (
      select p.numpedido, p.total,
        p.numpedidocliente ilike ${`%${parte}%`} or p.numpedidoerp ilike ${`%${parte}%`} or p.numpedido::text = ${texto} as proprio
      from pedido p where ${onde}
    ),
    nomes as (
      select l.nome, array_agg(a.numpedido) as numpedidos, array_agg(a.total) as totais
      from alvo a cross join lateral (select i.nome from item_pedido i where i.numpedido = a.numpedido offset 0) l
      group by l.nome offset 0
    ),
    achados as materialized (
      select numpedido, total from alvo where proprio
      union
      select u.numpedido, u.total from nomes n cross join lateral unnest(n.numpedidos, n.totais) as u (numpedido, total)
      where f_norm(n.nome) like (select '%' || f_norm(${parte}) || '%')
    ),`
  return { com, de: db`achados p` }
}

/** The orders of one page, with what lists read of them: found ones by their number, one by one. */
function cutPagina(
  db: Db,
  {
    filtro,
    de,
    ordem,
    limit,
    offset,
  }: { filtro: FiltroLista; de: Fragment; ordem: Fragment; limit: number; offset: number },
): Fragment {
  const corte = db`from ${de} order by ${ordem} limit ${limit} offset ${offset}`
  if (!filtro.texto) return db`select ${colunasDaPagina(db)} ${corte}`
  return db`
    select ${colunasDaPagina(db)} from (select p.numpedido ${corte}) a
    cross join lateral (select p.* from pedido p where p.numpedido = a.numpedido offset 0) p`
}

export const ordens = {
  recentes: keepFragmento((db) => db`p.numpedido desc`),
  antigos: keepFragmento((db) => db`p.numpedido`),
  maior_total: keepFragmento((db) => db`p.total desc nulls last, p.numpedido desc`),
  menor_total: keepFragmento((db) => db`p.total nulls last, p.numpedido desc`),
}

/** All but the words. */
export function ondePedidos(db: Db, filtro: FiltroLista): Fragment {
  const { idusuarioPrincipal, dataInicio, dataFim } = filtro
  const fuso = () =>
    db`coalesce((select f.fuso from fornecedor f where f.idfornecedor = ${filtro.idfornecedor}), ${FUSO_PADRAO})`
  const meiaNoite = (dia: string) => db`(${dia}::date::timestamp at time zone ${fuso()})`
  return db`
    ${
      idusuarioPrincipal
        ? db`p.idcliente = any(array(select uc.idcliente from usuario_cliente uc where uc.idusuario = ${idusuarioPrincipal}))`
        : db`p.idcliente = ${filtro.idcliente}`
    }
    ${filtro.idfornecedor ? db`and p.idfornecedor = ${filtro.idfornecedor}` : semParte(db)}
    ${filtro.status.length > 0 ? db`and p.status = any(${filtro.status})` : semParte(db)}
    ${filtro.numpedido ? db`and p.numpedido = ${filtro.numpedido}` : semParte(db)}
    ${filtro.canais.length > 0 ? db`and (${oneOfCanais(db, filtro.canais)})` : semParte(db)}
    ${filtro.idformapagto ? db`and p.idformapagto = ${filtro.idformapagto}` : semParte(db)}
    ${filtro.semTestes ? db`and not p.teste` : semParte(db)}
    ${filtro.idusuario ? db`and p.idusuario = ${filtro.idusuario}` : semParte(db)}
    ${dataInicio ? db`and p.criado_em >= ${meiaNoite(dataInicio)}` : semParte(db)}
    ${dataFim ? db`and p.criado_em < ${meiaNoite(dataFim)} + interval '1 day'` : semParte(db)}`
}

/** The same decision as rules/pedido canalOf, in columns (a test holds them together). */
function oneOfCanais(db: Db, canais: readonly string[]): Fragment {
  const conditions: Partial<Record<CodigoCanal | 'WEB' | 'MANUAL', Fragment>> = {
    TODOS: db`true`,
    WEB: db`p.canalvenda = 'WEB'`,
    MANUAL: db`p.canalvenda = 'MANUAL'`,
    PAINEL_CLIENTE: db`p.canalvenda = 'MANUAL'`,
    VENDA_MAIS_WEB: db`(p.canalvenda = 'WEB' and p.idrepresentante is not null)`,
    PORTFOLIO_WEB: db`(p.canalvenda = 'WEB' and p.idrepresentante is null and p.idapikeys is not null)`,
    ORCAMENTO_WEB: db`(p.canalvenda = 'WEB' and p.idrepresentante is null and p.idapikeys is null and p.orcamento)`,
    WEB_COMMERCE: db`(p.canalvenda = 'WEB' and p.idrepresentante is null and p.idapikeys is null and not p.orcamento)`,
  }
  // Codes of the list; a code that is not among them finds no order.
  return canais
    .map((canal) => conditions[canal as CodigoCanal] ?? db`false`)
    .reduce((all, each) => db`${all} or ${each}`)
}

/** What lists and their spreadsheets read of an order: a page is put aside before it is looked up beside, and an order is wide. */
const colunasDaPagina = keepFragmento(
  (db) => db`
    p.numpedido, p.idfornecedor, p.idcliente, p.status, p.teste, p.canalvenda, p.orcamento, p.numpedidoerp, p.tipoentrega, p.criado_em, p.data_de_entrega,
    p.janela_inicio, p.janela_fim, p.totalservido, p.total, p.totalitens, p.tipopagamento, p.nomepagamento, p.numpedidocliente, p.lojaretira, p.pesagem,
    p.idusuario, p.idrepresentante, p.idapikeys, p.valoripi, p.valorst, p.marca`,
)

/** The columns of order `p` that a list shows. */
export const colunasLista = keepFragmento(
  (db) => db`
    p.numpedido, p.idfornecedor, p.status, p.teste, p.canalvenda, p.orcamento, p.numpedidoerp, p.tipoentrega,
    p.criado_em, p.data_de_entrega, p.janela_inicio, p.janela_fim, coalesce(p.totalservido, p.total) as total, p.totalitens, p.tipopagamento,
    p.nomepagamento, p.numpedidocliente, p.lojaretira ->> 'nome' as nomeloja, ${colunasAutoria(db)},
    case when p.status = 'ENTREGUE' then (select max(h.quando) from historico_pedido h where h.numpedido = p.numpedido and h.status = 'ENTREGUE') end as entregue_em,
    case when p.status = 'CANCELADO' then (select h.motivo from historico_pedido h where h.numpedido = p.numpedido order by h.sequencia desc limit 1) end as motivo,
    exists (select from contestacao k where k.numpedido = p.numpedido and k.encerrada_em is null) as retido,
    coalesce(p.pesagem -> 'resposta' = 'null', false) as perguntado,
    case when p.tipopagamento = 'CARTAO' then (select jsonb_build_object('tipo', g.tipo, 'status', g.status, 'desafio', g.cartao ? 'desafio', 'valor', g.valor, 'juros', g.juros)
      from pagamento g where g.numpedido = p.numpedido order by g.criado_em desc limit 1) end as cobranca,
    (select jsonb_build_object('valor', sum(g.devolvido), 'devolucao', (select d.tipo from devolucao d where d.numpedido = p.numpedido
        and d.status <> 'RECUSADA' order by d.criado_em desc limit 1),
        'contestada', exists (select from contestacao k where k.numpedido = p.numpedido and k.parecer = 'PERDIDA'))
      from pagamento g where g.numpedido = p.numpedido having sum(g.devolvido) > 0) as devolvida,
    (select case when bool_or(k.chave_pix is null) then 'FALTA_CHAVE' else 'A_CAMINHO' end from reembolso k
      where k.numpedido = p.numpedido and k.feito_em is null having count(*) > 0) as reembolso,
    (select a.estrelas from avaliacao a where a.numpedido = p.numpedido) as estrelas,
    coalesce((select jsonb_agg(i.imagem order by i.sequencia) from item_pedido i
      where i.numpedido = p.numpedido and i.sequencia < 6 and jsonb_typeof(i.imagem) = 'object'), '[]') as imagens`,
)
