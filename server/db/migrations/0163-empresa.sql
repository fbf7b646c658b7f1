-- expande
-- What the platform keeps of itself, companies first, is edited and told as what a supplier keeps (decision 0099).
alter table empresa add column versao integer not null default 1;
-- An edit of the platform's own is of no supplier; whatever happens to an order is of one. Those of before are looked through by 0164.
alter table evento alter column idfornecedor drop not null;
alter table evento add constraint evento_de_quem check (idfornecedor is not null or (numpedido is null and tipo like 'cadastro.%')) not valid;
