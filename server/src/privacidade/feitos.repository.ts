import type { Db } from '#infra'

interface Feito {
  idcliente: string
  tipo: 'ACESSO' | 'EXCLUSAO'
  /** Where it was done; null: at every store that has the person registered. */
  loja: string | null
}

/** Nobody is there any more who waits for an answer, at any store: no store is reminded of what it could not send. */
export async function endAbertos(db: Db, idcliente: string): Promise<void> {
  await db`
    update requerimento set estado = 'RETIRADO', encerrado_em = now()
    where idcliente = ${idcliente} and estado = 'ABERTO'`
}

/**
 * What a person asked of its data and the shop did at once: each store's proof (decision 0169). Who takes a copy twice on a day has taken one. Before an erasure, which
 * leaves these rows and takes the registrations.
 */
export async function keepFeitos(db: Db, { idcliente, tipo, loja }: Feito): Promise<void> {
  const isExclusao = tipo === 'EXCLUSAO'
  await db`
    insert into requerimento (idfornecedor, idrequerimento, idcliente, tipo, canal, estado, automatico, recebido_em, encerrado_em, copia_em, anonimizado_em, pedidos_guardados)
    select x.idfornecedor, gen_random_uuid(), x.idcliente, ${tipo}, 'LOJA', 'ATENDIDO', true, (now() at time zone f.fuso)::date, now(),
      case when ${isExclusao} then null else now() end, case when ${isExclusao} then now() end,
      case when ${isExclusao} then (select count(*) from pedido p where p.idcliente = x.idcliente and p.idfornecedor = x.idfornecedor) end
    from cadastroextracliente x join fornecedor f using (idfornecedor) where x.idcliente = ${idcliente} and (${loja}::uuid is null or x.idfornecedor = ${loja})
    order by x.idfornecedor on conflict do nothing`
}
