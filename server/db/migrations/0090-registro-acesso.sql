-- From where and when a session used the shop: kept for six months, under secrecy (law 12.965/2014, article 15), whatever becomes of the
-- session or of the account. The first use of a day from one address is one row.
create table registro_acesso (
  idsessao uuid not null,
  dia date not null default current_date,
  ip text not null,
  -- No reference: the row outlives its login.
  idusuario uuid not null,
  agente text not null,
  quando timestamptz not null default now(),
  primary key (idsessao, dia, ip)
);
create index registro_acesso_quando on registro_acesso (quando);
create index registro_acesso_usuario on registro_acesso (idusuario);

-- Who goes on being written to by mistake is found by address (erasure), and old ones by age.
create index correio_para on correio (para);
create index evento_pagamento_recebido on evento_pagamento (recebido_em);
