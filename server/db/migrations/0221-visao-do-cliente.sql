-- expande
-- Staff looks at its store as a customer does (ahead C2, decision 0112): who, as whom, when; kept as the record of it.
create table visao_cliente (
  idvisao uuid primary key,
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  -- The customer's login whose pages are shown.
  idusuario uuid not null references usuario on delete cascade,
  idatendente uuid references usuario on delete set null,
  -- As it was: a login may go.
  atendente text not null,
  ip text not null,
  -- SHA-256 of the key that opens it once, within a minute.
  chave_hash bytea unique check (length(chave_hash) = 32),
  aberta_em timestamptz not null default now(),
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  unique (idfornecedor, idvisao)
);
create index visao_do_cliente on visao_cliente (idfornecedor, idcliente, aberta_em desc);
create index visao_da_pessoa on visao_cliente (idcliente);
create index visao_do_usuario on visao_cliente (idusuario);
create index visao_do_atendente on visao_cliente (idatendente) where idatendente is not null;
-- A session that may look and nothing else.
alter table sessao
  add column idvisao uuid,
  add foreign key (idfornecedor, idvisao) references visao_cliente (idfornecedor, idvisao) on delete cascade;
create index sessao_da_visao on sessao (idvisao) where idvisao is not null;

-- As long as who opened it works there, for a customer of the store, and has not left it.
create function f_visao_vale(qual uuid) returns boolean language sql stable as $$
  select exists (
    select from visao_cliente v
    join equipe e on e.idfornecedor = v.idfornecedor and e.idusuario = v.idatendente and e.papel in ('atendente', 'fornecedor')
    join cadastroextracliente x on x.idfornecedor = v.idfornecedor and x.idcliente = v.idcliente
    join usuario_cliente uc on uc.idusuario = v.idusuario and uc.idcliente = v.idcliente
    where v.idvisao = qual and v.encerrada_em is null and v.expira_em > now())
$$;
