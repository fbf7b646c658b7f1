import type { Db, Fragment } from '#infra'

/** Returns of the order `p` as its detail shows them, with what comes back and whether the provider has answered. */
export function colunaDevolucoes(db: Db): Fragment {
  return db`
    coalesce((select jsonb_agg(to_jsonb(d) || jsonb_build_object(
        'itens', coalesce((select jsonb_agg(jsonb_build_object('sequencia', v.sequencia, 'quantidade', v.quantidade) order by v.sequencia)
          from item_devolvido v where v.iddevolucao = d.iddevolucao), '[]'),
        'pendente', exists (select from operacao_pagamento o
          where o.estado <> 'FEITA' and (o.idpagamento in (select g.idpagamento from pagamento g where g.numpedido = d.numpedido)
              or o.idcobranca in (select f.idcobranca from fatura f where f.numpedido = d.numpedido))
            and o.chave_idempotencia = coalesce(o.idpagamento, o.idcobranca) || ':estorno:' || d.iddevolucao)) order by d.criado_em)
      from devolucao d where d.numpedido = p.numpedido), '[]')`
}
