-- expande
-- Lines of a visitor that do not fit into a cookie (§2, issue 13 B): a hand-over to a store's own domain brings combos with their
-- choices and as many lines as a cart may have. The browser has the key; here is its hash.
create table carrinho_guardado (
  chave_hash bytea primary key check (octet_length(chave_hash) = 32),
  idfornecedor uuid not null references fornecedor,
  -- As a save asks for them: {id, quantidade, embalarParaPresente, idcombopromocional_cabecalho, produtos, observacao, substituicao}.
  linhas jsonb not null,
  expira_em timestamptz not null
);
create index carrinho_guardado_expira_em on carrinho_guardado (expira_em);
create index carrinho_guardado_idfornecedor on carrinho_guardado (idfornecedor);
