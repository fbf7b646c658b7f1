-- Money that goes back by the store's own hand, because the way in which it came has no way back: a paid slip, money at the door.
-- Its customer says a Pix key, the store pays it and says so.
create table reembolso (
  idreembolso uuid primary key,
  numpedido bigint not null references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  -- The charge that it takes from; null: paid by hand.
  idpagamento uuid references pagamento on delete cascade,
  -- What it is for, so that it happens once.
  chave text not null,
  -- Centavos.
  valor bigint not null check (valor > 0),
  -- Of the customer, gone some time after it was used.
  chave_pix text,
  criado_em timestamptz not null default now(),
  informada_em timestamptz,
  -- The store said that it paid.
  feito_em timestamptz,
  feito_ator text,
  feito_por uuid references usuario
);
create unique index reembolso_uma on reembolso (numpedido, coalesce(idpagamento, '00000000-0000-0000-0000-000000000000'), chave);
create index reembolso_pagamento on reembolso (idpagamento) where idpagamento is not null;
create index reembolso_fornecedor on reembolso (idfornecedor);
create index reembolso_usuario on reembolso (feito_por);
create index reembolso_com_chave on reembolso (feito_em) where chave_pix is not null;

create trigger reembolso_muda after insert or update on reembolso for each row execute function f_avisa_pedido();
