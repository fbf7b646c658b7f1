-- Additional services that a supplier sells with products (readings 8): for the order or for single lines.
create table servico (
  idservico uuid primary key,
  idfornecedor uuid not null references fornecedor,
  nome text not null,
  -- What it includes.
  descricao text not null default '',
  aplicacao text not null check (aplicacao in ('pedido', 'linha')),
  cobranca text not null check (cobranca in ('fixo', 'unidade')),
  -- 1/10,000 real.
  preco bigint not null check (preco >= 0),
  -- {produtos, categorias, tags}: any of them; empty for every product.
  alvo jsonb not null default '{}' check (jsonb_typeof(alvo) = 'object'),
  ordem integer not null default 0,
  ativo boolean not null default true
);
create index servico_fornecedor on servico (idfornecedor, ordem) where ativo;

-- Kept in memory with the supplier (decision 0011).
create trigger servico_inserido after insert on servico referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger servico_alterado after update on servico referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger servico_excluido after delete on servico referencing old table as alterados for each statement execute function f_avisa_fornecedor();

-- What the shopper chose: [{idservico, idlinha}], idlinha null for the order.
alter table carrinho add column servicos jsonb not null default '[]' check (jsonb_typeof(servicos) = 'array');

-- Lines of their own in the order, as they were bought.
create table servico_pedido (
  numpedido bigint not null references pedido on delete cascade,
  sequencia smallint not null,
  idfornecedor uuid not null,
  idservico uuid not null,
  nome text not null,
  -- The product of the line that it is for; null: for the order.
  idcadastroextraproduto uuid,
  nomeproduto text,
  -- 1/1,000 unit, 1/10,000 real, centavos.
  quantidade bigint not null check (quantidade > 0),
  precounitario bigint not null,
  total bigint not null check (total >= 0),
  primary key (numpedido, sequencia)
);

alter table pedido
  add column servicos bigint not null default 0 check (servicos >= 0),
  drop constraint pedido_check,
  add constraint pedido_check check (total is null or total = subtotal - desconto + embalagens + servicos + taxaentrega);
