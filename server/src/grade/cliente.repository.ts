import type { Db } from '#infra'
import type { Dono } from '#negociacao'
import { PRESENTE_SEGUNDOS } from '#presenca-no-carrinho'

export interface ClienteRow {
  nome: string
  documento: string
  idsala: string | null
  limite: number
  usado: number
  /** Who looks at the cart, or did last. */
  visitante: string | null
  aqui: boolean
  visto_em: Date | null
}

/** Whose cart it is, as the store knows it. Null: it is no customer here. */
export async function findCliente(db: Db, { idfornecedor, idcliente }: Dono): Promise<ClienteRow | null> {
  const [row] = await db<ClienteRow[]>`
    select c.nome, c.documento, e.limite_credito_centavos as limite, e.credito_usado_centavos as usado,
      (select s.idsala from sala_chat s where s.idfornecedor = e.idfornecedor and s.idcliente = e.idcliente
        order by s.ultima_em desc nulls last, s.idsala limit 1) as idsala,
      p.nome as visitante, coalesce(p.aqui, false) as aqui, p.em as visto_em
    from cadastroextracliente e join cliente c using (idcliente)
    left join lateral (
      select nome, em, aberto and em > now() - make_interval(secs => ${PRESENTE_SEGUNDOS}) as aqui from presenca_carrinho
      where idfornecedor = e.idfornecedor and idcliente = e.idcliente order by 3 desc, em desc limit 1) p on true
    where e.idfornecedor = ${idfornecedor} and e.idcliente = ${idcliente}`
  return row ?? null
}
