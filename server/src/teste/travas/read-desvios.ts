import { ESTOQUE, type Cena } from './open-cena.ts'

/** What orders that live took, less what is missing where it was taken; orders whose history ends elsewhere than they stand. All 0. */
export async function readDesvios({ app, loja: { idfornecedor } }: Cena): Promise<Record<string, number>> {
  const { sql } = app
  const meu = sql`p.idfornecedor = ${idfornecedor}`
  const vivo = sql`${meu} and p.status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')`
  const [row] = await sql<Record<string, number>[]>`
    select
      ((select coalesce(sum(i.quantidade), 0) from item_pedido i join pedido p using (numpedido) where ${vivo})
        - (select coalesce(sum(v.quantidade), 0) from item_devolvido v join devolucao d using (iddevolucao) join pedido p using (numpedido)
          where ${meu} and d.status = 'CONCLUIDA')
        - (select sum(${ESTOQUE} * 1000 - quantidade) from estoque where idfornecedor = ${idfornecedor}))::int as estoque,
      ((select coalesce(sum(valor), 0) from fatura where idfornecedor = ${idfornecedor} and status = 'ABERTA')
        - (select sum(credito_usado_centavos) from cadastroextracliente where idfornecedor = ${idfornecedor}))::int as credito,
      ((select count(*) from pedido p where ${vivo} and p.idcupom is not null)
        - (select sum(usos) from cupom where idfornecedor = ${idfornecedor}))::int as cupom,
      ((select coalesce(sum(p.desconto), 0) from pedido p where ${vivo} and p.idcupom is not null)
        - (select sum(descontado) from cupom where idfornecedor = ${idfornecedor}))::int as "descontado",
      ((select sum(usos) from cupom where idfornecedor = ${idfornecedor})
        - (select coalesce(sum(usos), 0) from uso_cupom where idfornecedor = ${idfornecedor}))::int as "usosPorCliente",
      ((select count(*) from pedido p where ${vivo} and p.vaga_gramas is not null)
        - (select coalesce(sum(pedidos), 0) from vaga_entrega where idfornecedor = ${idfornecedor}))::int as vaga,
      (select count(*)::int from pedido p where ${meu} and p.status <>
        (select h.status from historico_pedido h where h.numpedido = p.numpedido order by h.sequencia desc limit 1)) as historico,
      (select count(*)::int from (
        select from evento where idfornecedor = ${idfornecedor} and tipo = 'pedido.CANCELADO' group by numpedido having count(*) > 1) x) as "canceladoDuasVezes"`
  return row ?? {}
}
