-- expande
-- A supplier's owner reads what became of its records, the newest first (decision 0143): of all, of one kind, by one author, or of both.
create index evento_registro on evento (idfornecedor, quando, idevento) where numpedido is null;
create index evento_registro_cadastro on evento (idfornecedor, (dados ->> 'cadastro'), quando, idevento) where numpedido is null;
create index evento_registro_quem on evento
  (idfornecedor, (coalesce(dados #>> '{autor,idapikeys}', dados #>> '{autor,idusuario}', dados #>> '{autor,ator}')), quando, idevento)
  where numpedido is null;
create index evento_registro_quem_cadastro on evento
  (idfornecedor, (coalesce(dados #>> '{autor,idapikeys}', dados #>> '{autor,idusuario}', dados #>> '{autor,ator}')), (dados ->> 'cadastro'), quando, idevento)
  where numpedido is null;
