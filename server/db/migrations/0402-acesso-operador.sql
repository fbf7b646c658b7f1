-- expande
-- The platform's people see nothing of a store's customers without a reason that the store can read (issue 17, line 1; decision 0154): each access is of
-- one person to one store, with a reason and an end.
create table acesso_operador (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idacesso uuid not null unique,
  idusuario uuid references usuario on delete set null,
  -- As the person was called: a login may go.
  operador text not null,
  especie text not null check (especie in ('PEDIDO_DA_LOJA', 'AJUDA_A_CLIENTE', 'SUSPEITA_DE_FRAUDE', 'FALHA_DO_SISTEMA', 'ORDEM_JUDICIAL')),
  razao text not null check (length(razao) between 1 and 500),
  aberto_em timestamptz not null default now(),
  expira_em timestamptz not null,
  encerrado_em timestamptz,
  versao integer not null default 1,
  primary key (idfornecedor, idacesso),
  check (expira_em > aberto_em and expira_em <= aberto_em + interval '8 hours')
);
create index acesso_operador_da_pessoa on acesso_operador (idusuario, idfornecedor, expira_em) where idusuario is not null;
create index acesso_operador_da_loja on acesso_operador (idfornecedor, aberto_em desc, idacesso desc);
create index acesso_operador_por_dia on acesso_operador (aberto_em desc, idacesso desc);

-- What was asked under it: a row for each call and each thing that it named.
create table uso_acesso (
  idfornecedor uuid not null,
  idacesso uuid not null,
  chamada text not null,
  -- 'pedido/123', 'cliente/<id>', 'assinatura/<id>'; '': nothing in particular.
  alvo text not null,
  vezes integer not null default 1,
  primeira_em timestamptz not null default now(),
  ultima_em timestamptz not null default now(),
  primary key (idfornecedor, idacesso, chamada, alvo),
  foreign key (idfornecedor, idacesso) references acesso_operador on delete cascade
);

-- Whether somebody of the platform may see and act on what is a store's customers' now.
create function f_acesso_operador(quem uuid, loja uuid) returns boolean language sql stable as $$
  select exists (
    select from acesso_operador a join usuario u on u.idusuario = a.idusuario and u.operador
    where a.idusuario = quem and a.idfornecedor = loja and a.encerrado_em is null and a.expira_em > now())
$$;

-- Sessions in memory are read again.
create trigger acesso_operador_acesso_aberto after insert on acesso_operador referencing new table as alterados for each statement execute function f_avisa_usuario();
create trigger acesso_operador_acesso_alterado after update on acesso_operador referencing new table as alterados for each statement execute function f_avisa_usuario();
create trigger acesso_operador_acesso_excluido after delete on acesso_operador referencing old table as alterados for each statement execute function f_avisa_usuario();
