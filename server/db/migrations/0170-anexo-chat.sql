-- expande
-- Files and pictures of the conversation (decision 0108): beside the messages, so that nothing that reads these reads their bytes. One goes
-- with its message, and when that is withdrawn.
create table anexo_chat (
  idsala uuid not null,
  idmensagem uuid not null,
  idusuario uuid references usuario on delete set null,
  -- What the bytes are, not what was said of them.
  tipo text not null check (tipo in ('image/webp', 'application/pdf')),
  dados bytea not null,
  criado_em timestamptz not null default now(),
  primary key (idsala, idmensagem),
  foreign key (idsala, idmensagem) references mensagem_chat (idsala, idmensagem) on delete cascade
);
create index anexo_chat_do_usuario on anexo_chat (idusuario, criado_em);
