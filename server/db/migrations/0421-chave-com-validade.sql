-- expande
-- A key may end by itself, and tells from which network it was used last (decision 0156). Those from before go on without an end.
alter table apikey
  add column expira_em timestamptz,
  add column usada_em timestamptz,
  add column usada_de text;
