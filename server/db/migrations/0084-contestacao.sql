-- Money that a bank, a card or a provider takes back, or asks about, without the store: a dispute, a chargeback, a MED of Pix, a
-- refund from outside (decision 0054). An open one holds its order where it is.
create table contestacao (
  idcontestacao uuid primary key,
  numpedido bigint not null references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  idpagamento uuid not null references pagamento on delete cascade,
  tipo text not null check (tipo in ('DISPUTA', 'CHARGEBACK', 'MED', 'ESTORNO')),
  -- Centavos that are in question.
  valor bigint not null check (valor >= 0),
  -- What the provider decided; null: not yet. A refund is decided from its beginning.
  parecer text check (parecer in ('GANHA', 'PERDIDA')),
  -- Centavos that had gone back from outside once this was known: the same news twice is one row.
  devolvido bigint not null default 0 check (devolvido >= 0),
  -- The letters of the order as they were then: evidence outlives what is purged.
  cartas jsonb not null default '[]' check (jsonb_typeof(cartas) = 'array'),
  aberta_em timestamptz not null default now(),
  -- How staff ended it, with its word; null: the order is held.
  decisao text check (decisao in ('LIBERADA', 'CANCELADA')),
  palavra text not null default '',
  encerrada_ator text,
  encerrada_por uuid references usuario,
  encerrada_em timestamptz,
  check ((decisao is null) = (encerrada_em is null))
);
create unique index contestacao_uma on contestacao (idpagamento, tipo, devolvido);
create index contestacao_pedido on contestacao (numpedido);
create index contestacao_usuario on contestacao (encerrada_por);
create index contestacao_fornecedor on contestacao (idfornecedor);

create trigger contestacao_muda after insert or update on contestacao for each row execute function f_avisa_pedido();

create function f_gancho_contestacao() returns trigger language plpgsql as $$
begin
  perform f_gancho(new.idfornecedor, case when new.encerrada_em is null then 'pedido.RETIDO' else 'pedido.LIBERADO' end, new.numpedido,
    jsonb_build_object('numpedido', new.numpedido, 'idcontestacao', new.idcontestacao, 'tipo', new.tipo, 'valor', new.valor, 'parecer', new.parecer,
      'decisao', new.decisao, 'palavra', new.palavra));
  return null;
end $$;
create trigger contestacao_gancho after insert or update on contestacao for each row execute function f_gancho_contestacao();
