-- Notes come in by a call of the ERP and can be cancelled; another takes the place of a cancelled one, nothing is replaced.
alter table nota_fiscal
  drop constraint nota_fiscal_pkey,
  drop constraint nota_fiscal_chave_key,
  add primary key (chave),
  -- Size of the drawn DANFE, as it was drawn when the note came; null: not known.
  add column bytes_danfe integer,
  -- Who sent it.
  add column ator text not null default 'sistema',
  add column idusuario uuid references usuario,
  -- The event of its cancellation, as the tax authority registered it.
  add column cancelada_em timestamptz,
  add column evento text,
  add column motivo text not null default '';
create index nota_fiscal_pedido on nota_fiscal (numpedido);
create unique index nota_fiscal_vigente on nota_fiscal (numpedido) where cancelada_em is null;

-- The order's screen shows its documents as they come.
create trigger nota_fiscal_muda after insert or update on nota_fiscal for each row execute function f_avisa_pedido();
