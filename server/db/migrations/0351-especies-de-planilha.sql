-- expande
-- Sheets of other things than products (decision 0145): which kinds there are, rules/importacao says. A row is of a record of its kind; the column of
-- before stays until no process writes it any more.
alter table importacao drop constraint importacao_tipo_check;
alter table importacao_linha add column idregistro uuid;
update importacao_linha set idregistro = idcadastroextraproduto where idcadastroextraproduto is not null;
