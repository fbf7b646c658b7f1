import { isSobrePedido } from '#correio'
import type { Db } from '#infra'

/** A letter as evidence; times as PostgreSQL writes them in JSON. */
export interface CartaDoPedido {
  quando: string
  enviada: string | null
  para: string
  assunto: string
  texto: string
}

/** Letters about an order, the oldest first: those in the outbox, and the copies made when its payment was contested. */
export async function listCartasDoPedido(
  db: Db,
  idfornecedor: string,
  numpedido: number,
): Promise<CartaDoPedido[]> {
  const [row] = await db<{ cartas: CartaDoPedido[] }[]>`
    with guardada as (
      select distinct on (c ->> 'idcorreio') c from contestacao k cross join lateral jsonb_array_elements(k.cartas) c
      where k.numpedido = ${numpedido} and k.idfornecedor = ${idfornecedor}
    ),
    viva as (
      select jsonb_build_object('idcorreio', idcorreio, 'quando', criado_em, 'enviada', enviado_em, 'para', para, 'assunto', assunto, 'texto', texto) as c
      from correio where idfornecedor = ${idfornecedor} and not secreta and ${isSobrePedido(db, numpedido)}
    )
    select coalesce(jsonb_agg(t.c order by t.c ->> 'quando'), '[]') as cartas from (
      select c from viva
      union all
      select g.c from guardada g where not exists (select from viva v where v.c ->> 'idcorreio' = g.c ->> 'idcorreio')
    ) t`
  return row?.cartas ?? []
}
