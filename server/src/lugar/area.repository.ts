import type { Semana } from '@vitrine/rules/entrega'
import type { Caixa, Ponto } from '@vitrine/rules/poligono'

import type { Db, Sql } from '#infra'

import {
  colunasEntrega,
  toFormaEntrega,
  type FormaEntregaRow,
  type AreaViva,
  type DiaFechado,
  type FormaEntregaViva,
} from '#fornecedor'

export type AreaLida = Pick<AreaViva, 'idarea' | 'tipo' | 'geojson'> & Caixa

/** What a list of suppliers shows of one, with where it delivers: small enough to keep those of the whole platform. */
export interface FornecedorNoMapa {
  idfornecedor: string
  idempresa: string
  slug: string
  nome: string
  /** The name without accents and capitals: sorts quicker than a collation. */
  chave: string
  segmento: string
  tags: readonly string[]
  logo: string
  dominio: string
  fuso: string
  uf: string
  lojas: readonly (Ponto & { horarios: Semana })[]
  formasEntrega: readonly FormaEntregaViva[]
  diasFechados: readonly DiaFechado[]
}

type Row = Omit<FornecedorNoMapa, 'formasEntrega' | 'diasFechados' | 'chave'> & {
  formas_entrega: FormaEntregaRow[]
  dias_fechados: DiaFechado[]
  areas: readonly AreaLida[]
}

const POR_VEZ = 500

/** Open suppliers with areas, stores and delivery forms; all of them, or those named. A few hundred at a time. */
export async function* readFornecedoresNoMapa(
  sql: Sql,
  ids: readonly string[] | null,
): AsyncGenerator<FornecedorNoMapa & { areas: readonly AreaLida[] }> {
  const lotes = sql<Row[]>`
    select f.idfornecedor, f.idempresa, f.slug, f.nome, f.tags, f.fuso, f.uf,
      coalesce((select s.nome from segmento s where s.idfornecedor = f.idfornecedor order by s.ordem limit 1), f.segmento) as segmento,
      coalesce(f.config #>> '{tema,logo,claro}', '') as logo,
      coalesce((select d.dominio from dominio d where d.idfornecedor = f.idfornecedor order by d.principal desc, d.dominio limit 1), '') as dominio,
      coalesce((select jsonb_agg(jsonb_build_object('lat', l.lat, 'lng', l.lng, 'horarios', l.horarios)) from loja l where l.idfornecedor = f.idfornecedor), '[]') as lojas,
      coalesce((select jsonb_agg(to_jsonb(a) - '{idfornecedor,nome,versao}'::text[]) from area a where a.idfornecedor = f.idfornecedor), '[]') as areas,
      ${colunasEntrega(sql)}
    from fornecedor f
    where f.ativo and ${ids ? sql`f.idfornecedor = any(${ids as string[]}::uuid[])` : sql`true`}`.cursor(
    POR_VEZ,
  )
  for await (const rows of lotes)
    for (const { formas_entrega, dias_fechados, ...row } of rows) {
      const formasEntrega = formas_entrega.map(toFormaEntrega)
      yield { ...row, chave: toChave(row.nome), formasEntrega, diasFechados: dias_fechados }
    }
}

function toChave(nome: string): string {
  return nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

export interface CompraRow {
  /** Of the last order that stands, in centavos; null without prices. */
  total: number | null
  /** The registration there. */
  aprovado: boolean
}

/** Suppliers that a cliente ever ordered from: steps along the index from one to the next, however many orders there are. */
export async function listCompras(db: Db, idcliente: string): Promise<Map<string, CompraRow>> {
  const rows = await db<(CompraRow & { idfornecedor: string })[]>`
    with recursive c (idfornecedor) as (
      (select idfornecedor from pedido where idcliente = ${idcliente} order by idfornecedor limit 1)
      union all
      select (select p.idfornecedor from pedido p where p.idcliente = ${idcliente} and p.idfornecedor > c.idfornecedor
        order by p.idfornecedor limit 1) from c where c.idfornecedor is not null)
    select c.idfornecedor, x.aprovado is true as aprovado,
      (select p.total from pedido p where p.idfornecedor = c.idfornecedor and p.idcliente = ${idcliente} and p.status <> 'CANCELADO'
        order by p.numpedido desc limit 1) as total
    from c left join cadastroextracliente x on x.idfornecedor = c.idfornecedor and x.idcliente = ${idcliente}
    where c.idfornecedor is not null`
  return new Map(rows.map(({ idfornecedor, ...compra }) => [idfornecedor, compra]))
}

/** Where a saved address is; null when unknown or not of this cliente. */
export async function findPonto(db: Db, idcliente: string, idendereco: string): Promise<Ponto | null> {
  const [row] = await db<{ lat: number | null; lng: number | null }[]>`
    select lat, lng from endereco where idendereco = ${idendereco} and idcliente = ${idcliente} and excluido_em is null`
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null
}
