-- Outgoing webhooks: a supplier's addresses, and what each is to be told (readings 7: each move an event to webhooks).
create table gancho (
  idgancho uuid primary key,
  idfornecedor uuid not null references fornecedor,
  url text not null,
  descricao text not null default '',
  eventos text[] not null check (cardinality(eventos) > 0),
  ativo boolean not null default true,
  -- Why the server itself switched it off; '' otherwise.
  motivo text not null default '',
  -- `whsec_…`: signing needs the secret itself, not a hash of it.
  segredo text not null,
  -- Signed with too until then: who receives has a day to change over.
  segredo_anterior text,
  anterior_ate timestamptz,
  -- Failures in a row, since when, and until when it is left alone for them.
  falhas integer not null default 0,
  falhando_desde timestamptz,
  descansa_ate timestamptz,
  criado_por uuid references usuario,
  criado_em timestamptz not null default now()
);
create index gancho_fornecedor on gancho (idfornecedor);

-- Outbox: one row for each fact and address, written in the transaction of the fact by the triggers below, so that whoever
-- writes a fact need not know of it, and a supplier without hooks pays one index probe. Told in the order of `identrega`.
create table entrega_gancho (
  identrega bigint generated always as identity primary key,
  -- webhook-id: the same however often it is told.
  idmensagem uuid not null default gen_random_uuid(),
  idgancho uuid not null references gancho on delete cascade,
  evento text not null,
  -- Facts of one order are told one after the other; null: of none.
  numpedido bigint,
  -- As they were; money in centavos.
  dados jsonb not null,
  criado_em timestamptz not null default clock_timestamp(),
  estado text not null default 'PENDENTE' check (estado in ('PENDENTE', 'ENTREGUE', 'DESISTIDA')),
  tentativas integer not null default 0,
  tentar_em timestamptz not null default now(),
  desistir_em timestamptz not null default now() + interval '3 days',
  -- A worker has it until then; who died with it loses it.
  tomada_ate timestamptz,
  -- What came of the last try: its end, how long it took, the answer's status, what went wrong instead of one.
  tentada_em timestamptz,
  duracao_ms integer,
  resposta integer,
  erro text not null default ''
);
create index entrega_gancho_devida on entrega_gancho (idgancho, tentar_em) where estado = 'PENDENTE';
create index entrega_gancho_fila on entrega_gancho (idgancho, numpedido, identrega) where estado = 'PENDENTE';
create index entrega_gancho_lista on entrega_gancho (idgancho, identrega desc);
create index entrega_gancho_velha on entrega_gancho (criado_em) where estado <> 'PENDENTE';

-- A fact for whoever of the supplier's hooks asked for it.
create function f_gancho(o_fornecedor uuid, o_evento text, o_pedido bigint, os_dados jsonb) returns void language sql as $$
  insert into entrega_gancho (idgancho, evento, numpedido, dados)
  select idgancho, o_evento, o_pedido, os_dados from gancho where idfornecedor = o_fornecedor and ativo and o_evento = any(eventos)
$$;

-- Every move of an order is a row of its history; so are the cycle of a subscription and the acceptance of a budget.
create function f_gancho_movimento() returns trigger language plpgsql as $$
begin
  -- Most orders are of suppliers without hooks: 9 microseconds, a third of what the statement below costs to find nothing.
  if not exists (select from pedido p join gancho g on g.idfornecedor = p.idfornecedor and g.ativo where p.numpedido = new.numpedido) then
    return null;
  end if;
  insert into entrega_gancho (idgancho, evento, numpedido, dados)
  select g.idgancho, e.evento, new.numpedido, e.dados
  from pedido p
  join gancho g on g.idfornecedor = p.idfornecedor and g.ativo
  left join historico_pedido h on h.numpedido = new.numpedido and h.sequencia = new.sequencia - 1
  cross join lateral (values
    (1, 'assinatura.CICLO', new.sequencia = 0 and p.ciclo is not null,
      jsonb_build_object('numpedido', p.numpedido, 'idassinatura', p.idassinatura, 'ciclo', p.ciclo, 'total', p.total)),
    (2, 'pedido.' || new.status, true, jsonb_build_object('numpedido', p.numpedido, 'status', new.status, 'anterior', h.status, 'ator', new.ator,
      'motivo', new.motivo, 'quando', new.quando, 'numpedidoerp', p.numpedidoerp, 'numpedidocliente', p.numpedidocliente, 'total', p.total,
      'totalservido', p.totalservido)),
    (3, 'orcamento.ACEITO', new.status = 'ENVIADO' and h.status = 'ORCAMENTO_PRECIFICADO',
      jsonb_build_object('numpedido', p.numpedido, 'versao', p.versao, 'total', p.total))
  ) as e(ordem, evento, houve, dados)
  where p.numpedido = new.numpedido and e.houve and e.evento = any(g.eventos)
  order by e.ordem;
  return null;
end $$;
create trigger historico_pedido_gancho after insert on historico_pedido for each row execute function f_gancho_movimento();

create function f_gancho_orcamento() returns trigger language plpgsql as $$
begin
  perform f_gancho(p.idfornecedor, 'orcamento.PRECIFICADO', new.numpedido,
    jsonb_build_object('numpedido', new.numpedido, 'versao', new.versao, 'total', new.total, 'valido_ate', new.valido_ate))
  from pedido p where p.numpedido = new.numpedido;
  return null;
end $$;
create trigger versao_orcamento_gancho after insert on versao_orcamento for each row execute function f_gancho_orcamento();

-- What a charge has become; a part that goes back leaves it PAGO.
create function f_gancho_pagamento() returns trigger language plpgsql as $$
begin
  perform f_gancho(new.idfornecedor, 'pagamento.' || case when old.status is distinct from new.status then new.status else 'DEVOLVIDO' end, new.numpedido,
    jsonb_build_object('numpedido', new.numpedido, 'idpagamento', new.idpagamento, 'tipo', new.tipo, 'status', new.status, 'valor', new.valor,
      'capturado', new.capturado, 'devolvido', new.devolvido));
  return null;
end $$;
create trigger pagamento_gancho after update of status, devolvido on pagamento for each row
  when (old.status is distinct from new.status or old.devolvido < new.devolvido) execute function f_gancho_pagamento();

create function f_gancho_devolucao() returns trigger language plpgsql as $$
begin
  perform f_gancho(new.idfornecedor, 'devolucao.' || new.status, new.numpedido,
    jsonb_build_object('numpedido', new.numpedido, 'iddevolucao', new.iddevolucao, 'tipo', new.tipo, 'status', new.status, 'valor', new.valor, 'motivo', new.motivo));
  return null;
end $$;
create trigger devolucao_gancho_aberta after insert on devolucao for each row execute function f_gancho_devolucao();
create trigger devolucao_gancho_mudada after update of status on devolucao for each row
  when (old.status is distinct from new.status) execute function f_gancho_devolucao();

create function f_gancho_fatura() returns trigger language plpgsql as $$
begin
  perform f_gancho(new.idfornecedor, 'fatura.' || new.status, new.numpedido,
    jsonb_build_object('numpedido', new.numpedido, 'idfatura', new.idfatura, 'parcela', new.parcela, 'parcelas', new.parcelas, 'status', new.status,
      'vencimento', new.vencimento, 'valor', new.valor));
  return null;
end $$;
create trigger fatura_gancho after update of status on fatura for each row
  when (old.status is distinct from new.status) execute function f_gancho_fatura();
