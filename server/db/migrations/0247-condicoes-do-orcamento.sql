-- expande
-- How a budget may be paid, as its store offers it (decision 0113): methods, their terms, and a percentage off the goods by a method. Of the
-- draft (null: as the version before), of each version as it was sent, and of the order with what each comes to. '[]': any way of the store.
alter table rascunho_orcamento add column condicoes jsonb;
alter table versao_orcamento add column condicoes jsonb not null default '[]';
alter table pedido add column condicoes jsonb not null default '[]';
