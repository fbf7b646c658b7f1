-- expande
-- A hand-over to a store's own domain (§2) brings cart and place of a visitor too, who has no login.
alter table login_token
  alter column idusuario drop not null,
  alter column idcliente drop not null,
  -- Lines of a visitor's cart: {id, quantidade, embalarParaPresente}.
  add column linhas jsonb not null default '[]',
  -- The place as its cookie has it (rules/lugar); null: none.
  add column lugar text,
  add constraint login_token_de_quem check ((idusuario is null) = (idcliente is null));
