-- expande
-- Files of the conversation stand outside of the database (issue 14, decision 0110); what stood in it is moved by a job.
alter table anexo_chat alter column dados drop not null;
alter table anexo_chat add column arquivo uuid unique;
alter table anexo_chat add constraint anexo_chat_em_um_lugar check ((dados is null) <> (arquivo is null));
create index anexo_chat_a_mover on anexo_chat (criado_em) where dados is not null;

-- Files that no message names: one that is being written (its hour is far enough), or whose message is gone. Whatever is on the disk stands
-- here or in anexo_chat, so nothing is ever forgotten there.
create table arquivo_solto (
  arquivo uuid primary key,
  apaga_em timestamptz not null
);
create index arquivo_solto_por_hora on arquivo_solto (apaga_em);

-- Whatever deletes a file's row (withdrawn, an erasure, a room that goes), the file goes after it.
create function solta_arquivo() returns trigger language plpgsql as $$
begin
  insert into arquivo_solto (arquivo, apaga_em) select arquivo, now() from apagados where arquivo is not null;
  return null;
end $$;
create trigger anexo_chat_solta after delete on anexo_chat referencing old table as apagados
  for each statement execute function solta_arquivo();
