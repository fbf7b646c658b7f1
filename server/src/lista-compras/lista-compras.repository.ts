import type { Imagem } from '@vitrine/contract'

import type { Db } from '#infra'
import { isComprado } from '#compra'

export interface Dono {
  idfornecedor: string
  idcliente: string
}

export interface ListaRow {
  idlista: string
  /** Null: suggested by the fornecedor. */
  idcliente: string | null
  nome: string
  motivo: string
  atualizada_em: Date
  codigocompartilhar: string | null
}

export interface ResumoRow extends ListaRow {
  total: number
  imagens: Imagem[]
}

/** Lists that a cliente sees: its own, newest first, then those of the fornecedor. With `idlista` that one alone, disabled or not. */
export async function listListas(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  {
    tipo = null,
    idlista = null,
  }: { tipo?: 'FROM_CLIENT' | 'TO_CLIENT' | null; idlista?: string | null } = {},
): Promise<ResumoRow[]> {
  return db<ResumoRow[]>`
    select l.idlista, l.idcliente, l.nome, l.motivo, l.atualizada_em,
      case when l.idcliente is null then null else l.codigocompartilhar end as codigocompartilhar,
      itens.total, itens.imagens
    from lista_compras l
    cross join lateral (
      select count(*)::int as total, coalesce(jsonb_agg(foto order by lugar) filter (where lugar <= 4 and foto is not null), '[]') as imagens
      from (
        select p.imagens -> 0 as foto, row_number() over (order by i.ordem, i.adicionado_em, i.idcadastroextraproduto) as lugar
        from item_lista_compras i
        join produto p on p.idfornecedor = i.idfornecedor and p.idcadastroextraproduto = i.idcadastroextraproduto
        where i.idlista = l.idlista
      ) i
    ) itens
    where l.idfornecedor = ${idfornecedor} and (l.idcliente = ${idcliente} or l.idcliente is null)
      and (${tipo}::text is null or (l.idcliente is null) = (${tipo}::text = 'TO_CLIENT'))
      and (l.idlista = ${idlista}::uuid or (${idlista}::uuid is null and l.desativada_em is null))
    order by l.idcliente is null, l.ordem, l.atualizada_em desc, l.idlista
    limit 200`
}

/** A line of a list: quantities in 1/1,000 unit. */
export interface ItemListaRow {
  id: string
  nome: string
  quantidade: number
  /** Null: not tracked. */
  estoque: number | null
  /** ISO instant of the asker's last order of it. */
  ultimacompra: string | null
}

/** By id among those that the cliente sees, or by the code of a shared one. */
export type QualLista = { idlista: string } | { codigo: string }

/** A list with its lines: one statement; null when the person who asks has no such list. */
export async function findLista(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string | null },
  qual: QualLista,
): Promise<(ListaRow & { itens: ItemListaRow[] }) | null> {
  const where =
    'codigo' in qual
      ? db`l.codigocompartilhar = ${qual.codigo}`
      : db`l.idlista = ${qual.idlista} and (l.idcliente = ${idcliente} or l.idcliente is null)`
  const [row] = await db<(ListaRow & { itens: ItemListaRow[] })[]>`
    with compra as (${compras(db, { idfornecedor, idcliente })})
    select l.idlista, l.idcliente, l.nome, l.motivo, l.atualizada_em, l.codigocompartilhar,
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.idcadastroextraproduto, 'nome', p.nome, 'quantidade', i.quantidade,
          'estoque', e.quantidade, 'ultimacompra', to_jsonb(c.ultima))
          order by i.ordem, i.adicionado_em, i.idcadastroextraproduto), '[]')
        from item_lista_compras i
        join produto p on p.idfornecedor = i.idfornecedor and p.idcadastroextraproduto = i.idcadastroextraproduto
        left join estoque e on e.idfornecedor = i.idfornecedor and e.idcadastroextraproduto = i.idcadastroextraproduto
        left join compra c on c.id = i.idcadastroextraproduto
        where i.idlista = l.idlista) as itens
    from lista_compras l
    where l.idfornecedor = ${idfornecedor} and l.desativada_em is null and ${where}`
  return row ?? null
}

/** When the cliente last ordered each product, in its last 100 orders. */
function compras(db: Db, { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string | null }) {
  return db`
    select i.idcadastroextraproduto as id, max(p.criado_em) as ultima
    from (
      select numpedido, criado_em from pedido
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
      order by numpedido desc limit 100
    ) p
    join item_pedido i on i.numpedido = p.numpedido
    group by i.idcadastroextraproduto`
}

export interface RitmoRow extends ItemListaRow {
  /** In how many of the orders looked at, on how many days. */
  vezes: number
  dias: number
  /** 'YYYY-MM-DD' in the fornecedor's zone. */
  primeira: string
  ultima: string
  ultimacompra: string
  /** Orders looked at. */
  pedidos: number
  imagem: Imagem | null
}

/** What the cliente orders again and again: products of at least two of its last `ultimos` orders, the most frequent first. */
export async function listRitmo(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  { ultimos, fuso }: { ultimos: number; fuso: string },
): Promise<RitmoRow[]> {
  return db<RitmoRow[]>`
    with visto as (
      select numpedido, criado_em, (criado_em at time zone ${fuso})::date as dia from pedido
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
      order by numpedido desc limit ${ultimos}
    ),
    repetido as (
      select i.idcadastroextraproduto as id, count(distinct v.numpedido)::int as vezes, count(distinct v.dia)::int as dias,
        min(v.dia) as primeira, max(v.dia) as ultima, max(v.criado_em) as comprado_em,
        percentile_disc(0.5) within group (order by i.quantidade) as quantidade
      from visto v join item_pedido i on i.numpedido = v.numpedido
      group by i.idcadastroextraproduto having count(distinct v.numpedido) >= 2
      order by vezes desc, comprado_em desc, id limit 60
    )
    select r.id, p.nome, r.quantidade, e.quantidade as estoque, r.vezes, r.dias, r.primeira, r.ultima,
      to_jsonb(r.comprado_em) #>> '{}' as ultimacompra, (select count(*)::int from visto) as pedidos, p.imagens -> 0 as imagem
    from repetido r
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = r.id and p.ativo
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    order by r.vezes desc, p.nome collate "pt-BR-x-icu"`
}
