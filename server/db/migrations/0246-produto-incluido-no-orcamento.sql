-- expande
-- Products that the store adds to a budget (decision 0113): of the draft alone until it is sent, then lines like others that say so.
alter table linha_rascunho
  add column idcadastroextraproduto uuid,
  add column quantidade bigint check (quantidade > 0),
  add constraint linha_rascunho_inclui check ((idcadastroextraproduto is null) = (quantidade is null));
alter table item_pedido add column incluido_pela_loja boolean not null default false;
