-- expande
-- A right password at a store's own host is confirmed by a passkey at the platform's (decision 0172): by which name it goes there, to which host it comes
-- back, and the code that it comes back with. Both are SHA-256 of 256 random bits; neither opens anything without the step itself, which stays in its browser.
alter table passo_login
  add column confirmacao_hash bytea unique,
  add column host text,
  add column codigo_hash bytea,
  add column codigo_ate timestamptz;
