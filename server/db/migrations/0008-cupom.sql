-- Coupons: what they give and under which conditions (rules/cupom reads them), and how often they were used.
create table cupom (
  idfornecedor uuid not null references fornecedor,
  idcupom uuid not null,
  -- As it is compared: capitals, no spaces.
  codigocupom text not null check (codigocupom <> '' and codigocupom = upper(regexp_replace(codigocupom, '\s', '', 'g'))),
  nome text not null,
  descricao text not null default '',
  tipodesconto text not null check (tipodesconto in ('percentual', 'absoluto')),
  -- Hundredths: of a percent, or of a real.
  valor bigint not null check (valor > 0),
  aplicacao_automatica boolean not null default false,
  -- The coupon to share with friends (tag uses-share-coupom).
  indicacao boolean not null default false,
  nao_usar_com_politica boolean not null default false,
  habilitar_visualizacao_desconto boolean not null default true,
  -- False: only who knows the code.
  listado boolean not null default true,
  valor_minimo bigint check (valor_minimo > 0),
  -- Whole days of America/Sao_Paulo, both included.
  inicio date,
  fim date,
  limite integer check (limite > 0),
  limite_por_cliente integer check (limite_por_cliente > 0),
  -- primeira_compra, canalVenda, tipoEntrega, idformapagto[], tags[].
  condicoes jsonb not null default '{}' check (jsonb_typeof(condicoes) = 'object'),
  -- produtos[], categorias[].
  alvo jsonb not null default '{}' check (jsonb_typeof(alvo) = 'object'),
  -- Taken at submission by a conditional write, given back when an order is cancelled.
  usos integer not null default 0 check (usos >= 0),
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  primary key (idfornecedor, idcupom),
  unique (idfornecedor, codigocupom),
  check (tipodesconto <> 'percentual' or valor <= 10000),
  check (inicio is null or fim is null or inicio <= fim)
) with (fillfactor = 70);

-- One share coupon at a time.
create unique index cupom_indicacao on cupom (idfornecedor) where indicacao and ativo;

create table uso_cupom (
  idfornecedor uuid not null,
  idcupom uuid not null,
  idcliente uuid not null references cliente on delete cascade,
  usos integer not null check (usos >= 0),
  primary key (idfornecedor, idcupom, idcliente),
  foreign key (idfornecedor, idcupom) references cupom on delete cascade
) with (fillfactor = 70);

-- The coupon that the customer chose; the automatic one is chosen anew at each answer.
alter table carrinho
  add column cupom text,
  add column cupomautomatico boolean not null default true;

-- Which coupon an order took: what cancelling gives back.
alter table pedido add column idcupom uuid;

-- Coupons are kept with the supplier in memory (0006). A use changes no rule, so it tells nobody.
create trigger cupom_inserido after insert on cupom referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger cupom_excluido after delete on cupom referencing old table as alterados for each statement execute function f_avisa_fornecedor();
create function f_avisa_cupom() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', new.idfornecedor || ':fornecedor');
  return null;
end $$;
create trigger cupom_alterado after update on cupom for each row
  when ((to_jsonb(old) - 'usos') is distinct from (to_jsonb(new) - 'usos')) execute function f_avisa_cupom();
