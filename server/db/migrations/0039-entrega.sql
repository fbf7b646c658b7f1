-- Delivery forms as suppliers sell them: price tables, lead time, cut-off, capacity, closed days, pickup codes.

alter table forma_entrega
  -- Who carries it when it is not the store's own fleet; null for the own fleet and for pickup.
  add column transportadora text,
  -- Orders of a day close at this hour of the store, on the last day that the lead time allows.
  add column corte_hora text check (corte_hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Days the form serves that lie between the order and its delivery.
  add column prazo_dias smallint not null default 0 check (prazo_dias between 0 and 40),
  -- Delivers on national and state holidays too; never on the supplier's own closed days.
  add column atende_feriado boolean not null default false,
  -- Of each window of each day; null: no limit.
  add column capacidade_pedidos integer check (capacidade_pedidos > 0),
  add column capacidade_gramas bigint check (capacidade_gramas > 0),
  add constraint forma_entrega_transportadora check (transportadora is null or tipoentrega = 'DELIVERY');

-- Where a form delivers and for how much. A form without rows serves every area at its own price; one with rows serves
-- what a row covers, at the cheapest row that holds place, weight and value.
create table faixa_frete (
  idfaixa uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idformaentrega uuid not null references forma_entrega on delete cascade,
  idarea uuid references area on delete cascade,
  cep_inicio text check (cep_inicio ~ '^[0-9]{8}$'),
  cep_fim text check (cep_fim ~ '^[0-9]{8}$'),
  ate_gramas bigint check (ate_gramas > 0),
  -- Value of the goods after discounts.
  desde_centavos bigint not null default 0 check (desde_centavos >= 0),
  preco_centavos bigint not null check (preco_centavos >= 0),
  -- For each kilogram begun.
  por_kg_centavos bigint not null default 0 check (por_kg_centavos >= 0),
  -- On top of the form's own.
  prazo_dias smallint not null default 0 check (prazo_dias between 0 and 40),
  check ((cep_inicio is null) = (cep_fim is null) and cep_inicio <= cep_fim)
);
create index faixa_frete_forma on faixa_frete (idformaentrega);

-- Days on which the supplier itself delivers nothing: its own and municipal holidays, stocktaking.
create table dia_fechado (
  idfornecedor uuid not null references fornecedor,
  data date not null,
  nome text not null,
  primary key (idfornecedor, data)
);

do $$
declare
  tabela text;
begin
  foreach tabela in array array['faixa_frete', 'dia_fechado'] loop
    execute format('create trigger %I after insert on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_inserido', tabela);
    execute format('create trigger %I after update on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_alterado', tabela);
    execute format('create trigger %I after delete on %I referencing old table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_excluido', tabela);
  end loop;
end $$;

-- What orders have taken of a window; only of forms with a capacity. Counted up by the statement that makes the order,
-- down when it is cancelled. Tells nobody: an order must not wake every process.
create table vaga_entrega (
  idfornecedor uuid not null references fornecedor,
  idformaentrega uuid not null references forma_entrega on delete cascade,
  data date not null,
  inicio text not null,
  pedidos integer not null default 0 check (pedidos >= 0),
  gramas bigint not null default 0 check (gramas >= 0),
  primary key (idformaentrega, data, inicio)
);

alter table pedido
  -- What the order took of its window; null: nothing.
  add column vaga_gramas bigint check (vaga_gramas >= 0),
  -- Said at the counter; pickup only.
  add column codigoretirada text check (codigoretirada ~ '^[0-9]{6}$');

-- One unit of sale, packed. Null: derived from the unit and its base (rules/entrega gramasPorUnidade).
alter table produto add column peso_gramas integer check (peso_gramas > 0);
