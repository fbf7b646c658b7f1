-- expande
-- How stock came to be what it is (decision 0148): a row for each change of each product, written by the statement or in the transaction that
-- makes it. Quantities in 1/1,000 unit; null: not counted. No key to produto: every order would look each of its products up once more.
create table movimento_estoque (
  idfornecedor uuid not null,
  idcadastroextraproduto uuid not null,
  idmovimento bigint not null generated always as identity,
  tipo text not null check (tipo in (
    'PEDIDO', 'CANCELAMENTO', 'DEVOLUCAO', 'ENTRADA', 'SAIDA', 'PERDA', 'CONTAGEM', 'AJUSTE', 'SEM_CONTROLE', 'DESFEITO')),
  antes bigint,
  depois bigint,
  -- Whose order it is stands there.
  numpedido bigint,
  motivo text not null default '',
  nota text not null default '',
  ator text,
  idusuario uuid,
  idapikeys uuid,
  -- The movement that this one takes back.
  desfaz bigint,
  -- Of the screen that sent it: sent again it is the same movement.
  chave_idempotencia uuid,
  quando timestamptz not null default now(),
  primary key (idfornecedor, idcadastroextraproduto, idmovimento)
);
create unique index movimento_desfeito on movimento_estoque (idfornecedor, idcadastroextraproduto, desfaz) where desfaz is not null;
create unique index movimento_enviado on movimento_estoque (idfornecedor, idcadastroextraproduto, chave_idempotencia)
  where chave_idempotencia is not null;
