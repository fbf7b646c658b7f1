-- A supplier's own address to send from. It counts once its domain lets the mail server send for it (SPF, DKIM), which the operator
-- has seen to; until then letters leave from the platform's address, in the store's name and with its address to answer to.
create table remetente (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  endereco text not null check (endereco ~ '^[^[:space:],;:<>()"\\]+@[^[:space:],;:<>()"\\@]+\.[^[:space:],;:<>()"\\@]+$'),
  verificado_em timestamptz
);
