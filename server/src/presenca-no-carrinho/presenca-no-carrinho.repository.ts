import type { Db } from '#infra'
import type { Dono } from '#negociacao'

/** For so long a customer who was said to look at its cart does: each connection says it again every 30 s. */
export const PRESENTE_SEGUNDOS = 75

/** Who looks at whose cart. */
export interface QuemOlha extends Dono {
  idusuario: string
  nome: string
}

/** Whether a customer's login looks at its cart, and since when that was heard last; told to every process when it changes. */
export async function savePresencaNoCarrinho(
  db: Db,
  { idfornecedor, idcliente, idusuario, nome }: QuemOlha,
  aberto: boolean,
): Promise<void> {
  await db`
    with antes as (
      select aberto and em > now() - make_interval(secs => ${PRESENTE_SEGUNDOS}) as aberto from presenca_carrinho
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idusuario = ${idusuario}
    ), dita as (
      insert into presenca_carrinho (idfornecedor, idcliente, idusuario, nome, aberto)
      values (${idfornecedor}, ${idcliente}, ${idusuario}, ${nome}, ${aberto})
      on conflict (idfornecedor, idcliente, idusuario) do update set nome = excluded.nome, aberto = excluded.aberto, em = now()
      returning aberto
    )
    select pg_notify('chat', concat_ws(':', 'c', '', ${idfornecedor}::text, ${idcliente}::text, case when dita.aberto then 'ABERTO' else 'FECHADO' end, ${nome}::text))
    from dita where dita.aberto is distinct from coalesce((select aberto from antes), false)`
}
