-- Linked users (§6): who of a cliente's logins manages the others, and invitations by e-mail.

-- Who registered the cliente, or was linked by its supplier, manages; who was invited does not.
alter table usuario_cliente add column administra boolean not null default true;
alter table usuario_cliente add column vinculado_em timestamptz not null default now();

create table convite_usuario (
  idconvite uuid primary key,
  idcliente uuid not null references cliente on delete cascade,
  idfornecedor uuid not null references fornecedor,
  email text not null check (email = lower(email)),
  -- Permission of the pair once accepted.
  submissao_pedido boolean not null,
  -- SHA-256 of the 256-bit token of the letter's link.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Whoever is taken off the cliente takes its invitations along.
  convidado_por uuid not null references usuario on delete cascade,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  unique (idcliente, email)
);
create index convite_usuario_expira on convite_usuario (expira_em);
