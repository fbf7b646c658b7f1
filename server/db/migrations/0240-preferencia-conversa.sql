-- expande
-- Whether a login wants to be told, by letter and on its devices, of messages of a cliente's conversations that nobody has read. Who never
-- said is told of both.
create table preferencia_conversa (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  idusuario uuid not null references usuario on delete cascade,
  email boolean not null,
  push boolean not null,
  primary key (idfornecedor, idcliente, idusuario)
);
create index preferencia_conversa_cliente on preferencia_conversa (idcliente);
create index preferencia_conversa_usuario on preferencia_conversa (idusuario);
