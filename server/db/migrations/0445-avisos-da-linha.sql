-- expande
-- What stands beside what a row of a sheet changes, in words: it refuses nothing (decision 0176).
alter table importacao_linha add column avisos jsonb not null default '[]';
