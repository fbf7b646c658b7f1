-- How often a supplier offers to repeat a cart by itself; the choice is kept on the cart until it is ordered.
create table tipo_assinatura (
  idfornecedor uuid not null references fornecedor,
  idtipoassinatura uuid not null,
  nome text not null,
  -- Either days or months between two orders: a month is a month, not 30 days.
  dias smallint check (dias > 0),
  meses smallint check (meses > 0),
  ordem smallint not null default 0,
  ativo boolean not null default true,
  primary key (idfornecedor, idtipoassinatura),
  check ((dias is null) <> (meses is null))
);
create trigger tipo_assinatura_inserido after insert on tipo_assinatura referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger tipo_assinatura_alterado after update on tipo_assinatura referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger tipo_assinatura_excluido after delete on tipo_assinatura referencing old table as alterados for each statement execute function f_avisa_fornecedor();

-- No foreign key: a type that is withdrawn is simply no longer shown, and the cart stays one guarded write.
alter table carrinho add column idtipoassinatura uuid;
