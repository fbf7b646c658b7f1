-- expande
-- Who of the platform published a version of the terms; null: the shop itself, or from before.
alter table termo_uso add column publicado_por uuid references usuario on delete set null;
