import type { TipoEntrega } from '@vitrine/contract'
import type { Area, Ponto } from '@vitrine/rules/poligono'

import type { Db } from '#infra'

export interface CandidatoRow {
  idfornecedor: string
  areas: Area[]
  /** How often this cliente bought here; 0 without one. */
  compras: number
}

export interface BuscaArea {
  ponto: Ponto
  tipo: TipoEntrega
  idempresa: string | null
  idcliente: string | null
}

/** Suppliers whose bounding boxes hold the point, with the polygons that decide: one statement (readings 8). */
export async function listCandidatos(
  db: Db,
  { ponto, tipo, idempresa, idcliente }: BuscaArea,
): Promise<CandidatoRow[]> {
  return db<CandidatoRow[]>`
    select a.idfornecedor, jsonb_agg(a.geojson) as areas,
      (select count(*)::int from pedido p where p.idfornecedor = a.idfornecedor and p.idcliente = ${idcliente}) as compras
    from area a join fornecedor f on f.idfornecedor = a.idfornecedor and f.ativo
    where a.tipo = ${tipo} and box(point(a.lng_min, a.lat_min), point(a.lng_max, a.lat_max)) @> box(point(${ponto.lng}, ${ponto.lat}), point(${ponto.lng}, ${ponto.lat}))
      and (${idempresa}::uuid is null or f.idempresa = ${idempresa})
    group by a.idfornecedor`
}

/** Where a saved address is; null when unknown or not of this cliente. */
export async function findPonto(db: Db, idcliente: string, idendereco: string): Promise<Ponto | null> {
  const [row] = await db<{ lat: number | null; lng: number | null }[]>`
    select lat, lng from endereco where idendereco = ${idendereco} and idcliente = ${idcliente} and excluido_em is null`
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null
}
