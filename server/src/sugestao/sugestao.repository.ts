import type { AcaoSugestao, Visao } from '@vitrine/contract'
import type { Candidato } from '@vitrine/rules/sugestao'

import type { Db } from '#infra'
import { isComprado } from '#compra'

export interface PedidoDeSugestao {
  idfornecedor: string
  /** Null: a visitor. */
  idcliente: string | null
  /** A visitor's, from an earlier answer. */
  sessao_id: string | null
  /** Id of the session to create when there is none yet. */
  nova: string
  visao: Visao
  /** Where the screen starts from. */
  itens: readonly string[]
  maiorDe18: boolean
}

export interface CandidatoRow extends Candidato {
  sessao_id: string
  /** True: a reason of its own (bought together, bought before); false: most sold. */
  proprio: boolean
}

/** Limits: for how many lines of the cart pairs are read, how many of each, how many past orders, how many best sellers. */
const MAX_BASE = 40
const MAX_PARES = 40
const MAX_PEDIDOS = 60
const MAX_VENDIDOS = 60

/**
 * Everything that may be recommended, with this shopper's feedback: one statement, which also makes the session when there
 * is none. What is in the cart, cannot be bought or is restricted is left out. Always at least one row: `id` is null when
 * there is no candidate.
 */
export async function listCandidatos(
  db: Db,
  pedido: PedidoDeSugestao,
): Promise<{ sessao_id: string; candidatos: CandidatoRow[] }> {
  const { idfornecedor, idcliente, sessao_id, nova, itens, maiorDe18 } = pedido
  const rows = await db<(Omit<CandidatoRow, 'id'> & { id: string | null })[]>`
    with dada as (
      select sessao_id from sessao_sugestao where idfornecedor = ${idfornecedor} and ${
        idcliente ? db`idcliente = ${idcliente}` : db`idcliente is null and sessao_id = ${sessao_id}`
      }
    ),
    feita as (
      insert into sessao_sugestao (sessao_id, idfornecedor, idcliente)
      select ${nova}, ${idfornecedor}, ${idcliente}::uuid where not exists (select from dada)
      on conflict (idfornecedor, idcliente) do update set criada_em = sessao_sugestao.criada_em
      returning sessao_id
    ),
    sessao as (select sessao_id from dada union all select sessao_id from feita),
    fora as (
      select unnest(${itens as string[]}::uuid[]) as id
      union
      select (i ->> 'id')::uuid from carrinho c, jsonb_array_elements(c.itens) i
      where c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}
    ),
    candidato as (
      select id, peso, true as proprio from (${proprios(db, pedido)}) proprio
      union all
      select id, peso, false from (
        select p.idcadastroextraproduto as id, p.vendas + 1 as peso from produto p
        where p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal is null
        order by p.vendas desc, p.idcadastroextraproduto limit ${MAX_VENDIDOS}
      ) vendido
    ),
    possivel as (
      select k.id, k.peso::float8 as peso, k.proprio from candidato k
      join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = k.id and p.ativo
      left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
      where (e.quantidade is null or e.quantidade >= e.quantidade_minima) and (${maiorDe18} or not p.maior_de_18)
        and not exists (select from fora where fora.id = k.id)
    )
    select s.sessao_id, k.id, k.peso, k.proprio, coalesce(f.exibidos, 0) as exibidos, coalesce(f.clicados, 0) as clicados,
      coalesce(f.adicionados, 0) as adicionados, coalesce(f.recusado_em > now() - interval '90 days', false) as recusado
    from sessao s
    left join possivel k on true
    left join feedback_sugestao f on f.sessao_id = s.sessao_id and f.idcadastroextraproduto = k.id`
  const candidatos = rows.filter((row): row is CandidatoRow => row.id !== null)
  return { sessao_id: rows[0]?.sessao_id ?? nova, candidatos }
}

/** `id, peso` of what has a reason of its own for this view. */
function proprios(db: Db, { idfornecedor, idcliente, visao, itens }: PedidoDeSugestao) {
  if (visao === 'HOME') {
    return db`
      select i.idcadastroextraproduto as id, count(*) as peso
      from (
        select numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
        order by numpedido desc limit ${MAX_PEDIDOS}
      ) p
      join item_pedido i using (numpedido)
      group by i.idcadastroextraproduto`
  }
  // Orders in common, over the root of how often the other one is bought at all: what goes with everything goes with nothing.
  const base =
    visao === 'CART' ? db`select id from fora` : db`select unnest(${itens as string[]}::uuid[]) as id`
  return db`
    select par.idpar as id, sum(par.pedidos / sqrt(total.pedidos)) as peso
    from (select id from (${base}) todos limit ${MAX_BASE}) base
    cross join lateral (
      select idpar, pedidos from par_produto
      where idfornecedor = ${idfornecedor} and idcadastroextraproduto = base.id
      order by pedidos desc limit ${MAX_PARES}
    ) par
    join par_produto total on total.idfornecedor = ${idfornecedor} and total.idcadastroextraproduto = par.idpar and total.idpar = par.idpar
    where par.idpar <> base.id
    group by par.idpar`
}

/** Counts what was done with products of the session's store; null when there is no such session. */
export async function addFeedback(
  db: Db,
  { sessao_id, acao, itens }: { sessao_id: string; acao: AcaoSugestao; itens: readonly string[] },
): Promise<number | null> {
  const one = (of: AcaoSugestao) => (acao === of ? 1 : 0)
  const [row] = await db<{ registrados: number | null }[]>`
    with sessao as (select sessao_id, idfornecedor from sessao_sugestao where sessao_id = ${sessao_id}),
    contado as (
      insert into feedback_sugestao as f (sessao_id, idcadastroextraproduto, exibidos, clicados, adicionados, recusado_em)
      select s.sessao_id, p.idcadastroextraproduto, ${one('EXIBIDO')}, ${one('CLICADO')}, ${one('ADICIONADO')},
        case when ${acao === 'RECUSADO'} then now() end
      from sessao s join produto p on p.idfornecedor = s.idfornecedor
      where p.idcadastroextraproduto = any(${itens as string[]}::uuid[])
      order by p.idcadastroextraproduto
      on conflict (sessao_id, idcadastroextraproduto) do update
      set exibidos = f.exibidos + excluded.exibidos, clicados = f.clicados + excluded.clicados,
        adicionados = f.adicionados + excluded.adicionados,
        -- Whoever adds a refused product has changed their mind.
        recusado_em = case when excluded.adicionados > 0 then null else coalesce(excluded.recusado_em, f.recusado_em) end
      returning 1
    )
    select case when exists (select from sessao) then (select count(*)::int from contado) end as registrados`
  return row?.registrados ?? null
}

/** Visitors that have not come back in this while are forgotten, with what they said. */
export async function deleteVisitantes(db: Db): Promise<void> {
  await db`delete from sessao_sugestao where idcliente is null and criada_em < now() - interval '90 days'`
}

/** Holds the count for this transaction: one process counts. Answers the last order counted. */
export async function lockContagem(db: Db): Promise<number> {
  const [row] = await db<{ numpedido: number }[]>`select numpedido from contagem_par for update`
  return row?.numpedido ?? 0
}

/**
 * Adds the pairs of the next `limit` orders after `desde`: set-wise. Orders younger than 5 minutes wait, so that one with a
 * smaller number that commits later is not passed over. Answers the last one looked at, null when there was none. A
 * restocking of more than 60 lines says nothing of what goes together.
 */
export async function addPares(db: Db, desde: number, limit: number): Promise<number | null> {
  const [row] = await db<{ ate: number | null }[]>`
    with novo as (
      select numpedido, idfornecedor, status, totalitens, teste from pedido
      where numpedido > ${desde} and criado_em < now() - interval '5 minutes' order by numpedido limit ${limit}
    ),
    linha as (
      select distinct n.numpedido, n.idfornecedor, i.idcadastroextraproduto as id
      from novo n join item_pedido i using (numpedido)
      where n.totalitens <= 60 and not n.teste and ${isComprado(db)}
    ),
    somado as (
      insert into par_produto as par (idfornecedor, idcadastroextraproduto, idpar, pedidos)
      select a.idfornecedor, a.id, b.id, count(*) from linha a join linha b using (numpedido) group by 1, 2, 3
      on conflict (idfornecedor, idcadastroextraproduto, idpar) do update set pedidos = par.pedidos + excluded.pedidos
    ),
    marcado as (
      update contagem_par set numpedido = (select max(numpedido) from novo) where exists (select from novo)
    )
    select max(numpedido) as ate from novo`
  return row?.ate ?? null
}

/** Back to nothing: everything of the last year is counted again, without what was cancelled since. */
export async function resetPares(db: Db): Promise<void> {
  await db`delete from par_produto`
  await db`
    update contagem_par set numpedido = coalesce(
      (select min(numpedido) - 1 from pedido where criado_em > now() - interval '1 year'), (select max(numpedido) from pedido), 0)`
}
