import type { CadastroCupom } from '@vitrine/contract'

import { cadastroCupom, fromGuardado, type CupomNaTabela } from '#cupom'
import type { Db } from '#infra'

/** A coupon as its supplier keeps it. */
export interface CupomDaPlanilha {
  cupom: CadastroCupom
  versao: number
}

type Row = CupomNaTabela & { versao: number }

const lido = `${cadastroCupom.nomes.map((nome) => `k.${nome}`).join(', ')}, k.versao from cupom k`

/** Coupons by their codes, in no order. */
export async function listCuponsPorCodigo(
  db: Db,
  idfornecedor: string,
  codigos: readonly string[],
): Promise<CupomDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `select ${lido} join jsonb_array_elements_text($2) as q(codigo) on q.codigo = k.codigocupom where k.idfornecedor = $1`,
    [idfornecedor, db.json(codigos as string[])],
  )
  return rows.map(toLido)
}

/** Coupons by their ids, in no order. */
export async function listCuponsDaLista(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<CupomDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `select ${lido} join jsonb_array_elements_text($2) as q(id) on q.id::uuid = k.idcupom where k.idfornecedor = $1`,
    [idfornecedor, db.json(ids as string[])],
  )
  return rows.map(toLido)
}

/** The next coupons after a code, in its order; '': from the first. */
export async function listCuponsDepois(
  db: Db,
  idfornecedor: string,
  { depois, limit }: { depois: string; limit: number },
): Promise<CupomDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `select ${lido} where k.idfornecedor = $1 and k.codigocupom > $2 order by k.codigocupom limit $3`,
    [idfornecedor, depois, limit],
  )
  return rows.map(toLido)
}

/** Codes that begin with a zero, which spreadsheets drop; and the coupon that is shared with friends. */
export async function readParticulares(
  db: Db,
  idfornecedor: string,
): Promise<{ comZeros: string[]; deIndicacao: string | null }> {
  const rows = await db<{ idcupom: string; codigocupom: string; indicacao: boolean }[]>`
    select idcupom, codigocupom, indicacao and ativo as indicacao from cupom
    where idfornecedor = ${idfornecedor} and (codigocupom >= '0' and codigocupom < '1' or indicacao and ativo)`
  return {
    comZeros: rows.map(({ codigocupom }) => codigocupom).filter((codigo) => codigo.startsWith('0')),
    deIndicacao: rows.find(({ indicacao }) => indicacao)?.idcupom ?? null,
  }
}

/** SKUs and ids of products that are named by the one or the other. */
export async function listSkus(
  db: Db,
  idfornecedor: string,
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
): Promise<{ id: string; sku: string }[]> {
  if (ids.length === 0 && skus.length === 0) return []
  return db.unsafe<{ id: string; sku: string }[]>(
    `select p.idcadastroextraproduto as id, p.sku from produto p
      join jsonb_array_elements_text($2) as q(id) on q.id::uuid = p.idcadastroextraproduto where p.idfornecedor = $1
    union
    select p.idcadastroextraproduto, p.sku from produto p join jsonb_array_elements_text($3) as s(sku) on s.sku = p.sku where p.idfornecedor = $1`,
    [idfornecedor, db.json(ids as string[]), db.json(skus as string[])],
  )
}

export async function listFormas(db: Db, idfornecedor: string): Promise<{ id: string; nome: string }[]> {
  return db<{ id: string; nome: string }[]>`
    select idformapagto as id, nome from forma_pagamento where idfornecedor = ${idfornecedor} order by ordem, idformapagto`
}

function toLido({ versao, ...guardado }: Row): CupomDaPlanilha {
  // What `toGuardado` wrote of a coupon that the contract had read.
  return { cupom: fromGuardado(guardado) as CadastroCupom, versao }
}
