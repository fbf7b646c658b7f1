-- expande
-- Who was invited to a team under an address that has a password nobody's mailbox stands behind (decision 0154): they work there once the letter's
-- link is used, and not before. In a table of its own, so that nothing which asks who works at a supplier finds them.
create table convite_equipe (
  idfornecedor uuid not null references fornecedor,
  idusuario uuid not null references usuario on delete cascade,
  papel text not null check (papel in ('representante', 'atendente', 'fornecedor')),
  -- Of the address that the letter went to, as `verificacao` keeps it: a login that was moved to another mailbox since does not come in by it.
  para_hash bytea,
  primary key (idfornecedor, idusuario, papel)
);
create index convite_equipe_usuario on convite_equipe (idusuario);
