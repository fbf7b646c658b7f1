-- What happened, once, written by whoever makes it happen in the transaction of the fact (contract/src/evento): webhooks, letters and
-- whoever comes later read it here, each at its own pace. The triggers of 0056, 0084 and 0095 wrote the same into the webhooks' outbox.
create table evento (
  idevento bigint generated always as identity primary key,
  idfornecedor uuid not null references fornecedor,
  tipo text not null,
  -- No reference: it would hold the order, after what the transaction holds already (decision 0064).
  numpedido bigint not null,
  -- As the contract says it: reais, instants.
  dados jsonb not null,
  quando timestamptz not null default clock_timestamp(),
  -- Who has still to see it. A position in the numbers would not do: a number that was drawn earlier may be committed later.
  falta text[] not null default '{}'
);
create index evento_para_ganchos on evento (idevento) where 'ganchos' = any (falta);
create index evento_do_pedido on evento (numpedido);
create index evento_visto on evento (quando) where falta = '{}';

drop trigger historico_pedido_gancho on historico_pedido;
drop trigger versao_orcamento_gancho on versao_orcamento;
drop trigger pagamento_gancho on pagamento;
drop trigger devolucao_gancho_aberta on devolucao;
drop trigger devolucao_gancho_mudada on devolucao;
drop trigger fatura_gancho on fatura;
drop trigger contestacao_gancho on contestacao;
drop function f_gancho_movimento(), f_gancho_orcamento(), f_gancho_pagamento(), f_gancho_devolucao(), f_gancho_fatura(), f_gancho_contestacao();
drop function f_gancho(uuid, text, bigint, jsonb);

-- What was written down before and may still be told: money in reais and instants, as the bodies were made of it until now.
update entrega_gancho set dados = dados || (
  select coalesce(jsonb_object_agg(campo, case
    when campo in ('quando', 'valido_ate') then to_jsonb(to_char((valor #>> '{}')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else to_jsonb((valor #>> '{}')::numeric / 100) end), '{}')
  from jsonb_each(dados) as d(campo, valor)
  where (campo in ('total', 'totalservido', 'valor', 'capturado', 'devolvido') and jsonb_typeof(valor) = 'number')
    or (campo in ('quando', 'valido_ate') and jsonb_typeof(valor) = 'string')
);
