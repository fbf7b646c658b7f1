import type { Db } from '#infra'

/** What coupons, combos and services are for, by id. */
export interface AlvoComNomes {
  produtos: readonly string[]
  categorias: readonly string[]
  formasPagamento?: readonly string[]
}

/** Products whose names are asked for at once; more are counted where they are shown. */
const PRODUTOS = 500

/** What products, categories and payment methods of a supplier are called: one statement; others' have no name here. */
export function listNomes(
  db: Db,
  idfornecedor: string,
  { produtos, categorias, formasPagamento = [] }: AlvoComNomes,
): Promise<{ id: string; nome: string }[]> {
  return db<{ id: string; nome: string }[]>`
    select idcadastroextraproduto as id, nome from produto
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${produtos.slice(0, PRODUTOS)}::uuid[])
    union all
    select idcategoria, nome from categoria where idfornecedor = ${idfornecedor} and idcategoria = any(${categorias as string[]}::uuid[])
    union all
    select idformapagto, nome from forma_pagamento
    where idfornecedor = ${idfornecedor} and idformapagto = any(${formasPagamento as string[]}::uuid[])`
}
