-- Promotional combos (§7 Combos): a header, its slots, the products that each slot offers.
create table combo (
  idcombopromocional_cabecalho uuid primary key,
  idfornecedor uuid not null references fornecedor,
  nome text not null,
  descricao text not null default '',
  -- Whole days of the supplier's zone, both included.
  inicio date,
  fim date,
  limite_por_pedido integer check (limite_por_pedido > 0),
  -- Visible to visitors, bought by those who log in.
  exige_login boolean not null default false,
  -- {tags, tipoEntrega, canalVenda}, as rules/politica reads conditions.
  condicoes jsonb not null default '{}',
  tipo_preco text not null check (tipo_preco in ('fixo', 'percentual', 'por_produto')),
  preco_centavos bigint check (preco_centavos > 0),
  -- 1/10,000 percent.
  percentual bigint check (percentual between 1 and 1000000),
  ordem integer not null default 0,
  ativo boolean not null default true,
  unique (idfornecedor, idcombopromocional_cabecalho),
  check (inicio is null or fim is null or inicio <= fim),
  check ((tipo_preco = 'fixo') = (preco_centavos is not null)),
  check ((tipo_preco = 'percentual') = (percentual is not null))
);
create index combo_fornecedor on combo (idfornecedor, ordem) where ativo;

create table combo_grupo (
  idgrupo uuid primary key,
  idfornecedor uuid not null,
  idcombopromocional_cabecalho uuid not null,
  nome text not null,
  minimo smallint not null check (minimo >= 0),
  maximo smallint not null check (maximo > 0 and maximo >= minimo),
  -- The same product may be chosen more than once.
  repete boolean not null default false,
  ordem integer not null default 0,
  unique (idfornecedor, idgrupo),
  foreign key (idfornecedor, idcombopromocional_cabecalho) references combo (idfornecedor, idcombopromocional_cabecalho) on delete cascade
);
create index combo_grupo_combo on combo_grupo (idcombopromocional_cabecalho, ordem);

create table combo_produto (
  idfornecedor uuid not null,
  idgrupo uuid not null,
  idcadastroextraproduto uuid not null,
  -- 1/1,000 unit that one choice takes.
  quantidade bigint not null default 1000 check (quantidade > 0),
  -- 1/10,000 real: the unit price inside the combo, with tipo_preco por_produto alone.
  preco bigint check (preco > 0),
  ordem integer not null default 0,
  primary key (idgrupo, idcadastroextraproduto),
  foreign key (idfornecedor, idgrupo) references combo_grupo (idfornecedor, idgrupo) on delete cascade,
  foreign key (idfornecedor, idcadastroextraproduto) references produto (idfornecedor, idcadastroextraproduto)
);

-- Combos live in memory with their supplier (decision 0011): no statement is added to carts or orders.
do $$
declare
  tabela text;
begin
  foreach tabela in array array['combo', 'combo_grupo', 'combo_produto']
  loop
    execute format('create trigger %I after insert on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_inserido', tabela);
    execute format('create trigger %I after update on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_alterado', tabela);
    execute format('create trigger %I after delete on %I referencing old table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_excluido', tabela);
  end loop;
end $$;

-- Order lines that were bought inside a combo: its name, which of the order's combos, and how many of it.
alter table item_pedido
  add column idcombopromocional_cabecalho uuid,
  add column nomecombo text,
  add column sequenciacombo smallint,
  add column quantidadecombo integer check (quantidadecombo > 0),
  add check ((idcombopromocional_cabecalho is null) = (sequenciacombo is null));
