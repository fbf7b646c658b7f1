-- expande
-- Somebody has shown to read the mailbox of a login; orders do not wait for it (decision 0059).
alter table usuario
  add column email_confirmado_em timestamptz,
  -- Since when the login has this address; null: since it exists.
  add column email_desde timestamptz,
  -- How often it was asked again by letter: twice, and no more.
  add column email_lembretes smallint not null default 0;
create index usuario_por_confirmar on usuario (coalesce(email_desde, criado_em)) where email_confirmado_em is null;

alter table verificacao drop constraint verificacao_fonte_check;
alter table verificacao
  add constraint verificacao_fonte_check check (fonte in ('RECUPERAR_SENHA', 'CONFIRMAR_EMAIL')),
  -- SHA-256 of the address that the letter went to: it proves that mailbox and no other. Null: written by older code.
  add column para_hash bytea check (length(para_hash) = 32);
