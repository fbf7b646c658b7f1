-- A row of a supplier names only rows of the same supplier: each key between two tables that have idfornecedor carries it (decision 0076).
-- Checked for what is there already by 0107, which lets others write meanwhile.

-- What is referred to.
create unique index loja_da_loja on loja (idfornecedor, idloja);
drop index loja_fornecedor;
create unique index area_da_loja on area (idfornecedor, idarea);
create unique index forma_entrega_da_loja on forma_entrega (idfornecedor, idformaentrega);
create unique index forma_pagamento_da_loja on forma_pagamento (idfornecedor, idformapagto);
create unique index servico_da_loja on servico (idfornecedor, idservico);
create unique index apikey_da_loja on apikey (idfornecedor, idapikeys);
drop index apikey_fornecedor;
create unique index assinatura_da_loja on assinatura (idfornecedor, idassinatura);
create unique index pedido_da_loja on pedido (idfornecedor, numpedido);
create unique index fatura_da_loja on fatura (idfornecedor, idfatura);
create unique index cobranca_fatura_da_loja on cobranca_fatura (idfornecedor, idcobranca);
-- A charge is named together with its order, which is of a supplier.
create unique index pagamento_do_pedido on pagamento (numpedido, idpagamento);
drop index pagamento_pedido;

-- Where a key with idfornecedor leads to the supplier, one of its own says nothing more.
alter table pedido
  drop constraint pedido_idfornecedor_fkey,
  drop constraint pedido_idformaentrega_fkey,
  drop constraint pedido_idformapagto_fkey,
  drop constraint pedido_idassinatura_fkey,
  add constraint pedido_forma_entrega_fkey foreign key (idfornecedor, idformaentrega) references forma_entrega (idfornecedor, idformaentrega) not valid,
  add constraint pedido_forma_pagamento_fkey foreign key (idfornecedor, idformapagto) references forma_pagamento (idfornecedor, idformapagto) not valid,
  add constraint pedido_assinatura_fkey foreign key (idfornecedor, idassinatura) references assinatura (idfornecedor, idassinatura) not valid,
  -- New ones: what an order names is switched off, no longer removed.
  add constraint pedido_cupom_fkey foreign key (idfornecedor, idcupom) references cupom not valid,
  add constraint pedido_tipo_assinatura_fkey foreign key (idfornecedor, idtipoassinatura) references tipo_assinatura not valid,
  add constraint pedido_apikey_fkey foreign key (idfornecedor, idapikeys) references apikey (idfornecedor, idapikeys) not valid;

alter table item_pedido
  drop constraint item_pedido_numpedido_fkey,
  add constraint item_pedido_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid,
  add constraint item_pedido_combo_fkey foreign key (idfornecedor, idcombopromocional_cabecalho) references combo (idfornecedor, idcombopromocional_cabecalho) not valid;

alter table servico_pedido
  drop constraint servico_pedido_numpedido_fkey,
  add constraint servico_pedido_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid,
  add constraint servico_pedido_servico_fkey foreign key (idfornecedor, idservico) references servico (idfornecedor, idservico) not valid,
  add constraint servico_pedido_produto_fkey foreign key (idfornecedor, idcadastroextraproduto) references produto not valid;

alter table pagamento
  drop constraint pagamento_idfornecedor_fkey,
  drop constraint pagamento_numpedido_fkey,
  add constraint pagamento_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid;

alter table assinatura
  drop constraint assinatura_idfornecedor_fkey,
  drop constraint assinatura_numpedido_fkey,
  add constraint assinatura_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) not valid,
  add constraint assinatura_tipo_assinatura_fkey foreign key (idfornecedor, idtipoassinatura) references tipo_assinatura not valid;

alter table aprovacao
  drop constraint aprovacao_numpedido_fkey,
  add constraint aprovacao_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) not valid;

alter table avaliacao
  drop constraint avaliacao_idfornecedor_fkey,
  drop constraint avaliacao_numpedido_fkey,
  add constraint avaliacao_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid;

alter table centro_do_pedido
  drop constraint centro_do_pedido_idfornecedor_fkey,
  drop constraint centro_do_pedido_numpedido_fkey,
  add constraint centro_do_pedido_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid;

alter table contestacao
  drop constraint contestacao_idfornecedor_fkey,
  drop constraint contestacao_numpedido_fkey,
  drop constraint contestacao_idpagamento_fkey,
  add constraint contestacao_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid,
  add constraint contestacao_pagamento_fkey foreign key (numpedido, idpagamento) references pagamento (numpedido, idpagamento) on delete cascade not valid;

alter table devolucao
  drop constraint devolucao_idfornecedor_fkey,
  drop constraint devolucao_numpedido_fkey,
  add constraint devolucao_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid;

alter table nota_fiscal
  drop constraint nota_fiscal_idfornecedor_fkey,
  drop constraint nota_fiscal_numpedido_fkey,
  add constraint nota_fiscal_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid;

alter table reembolso
  drop constraint reembolso_idfornecedor_fkey,
  drop constraint reembolso_numpedido_fkey,
  drop constraint reembolso_idpagamento_fkey,
  add constraint reembolso_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid,
  add constraint reembolso_pagamento_fkey foreign key (numpedido, idpagamento) references pagamento (numpedido, idpagamento) on delete cascade not valid;

alter table fatura
  drop constraint fatura_idfornecedor_fkey,
  drop constraint fatura_numpedido_fkey,
  drop constraint fatura_idcobranca_fkey,
  add constraint fatura_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade not valid,
  add constraint fatura_cobranca_fatura_fkey foreign key (idfornecedor, idcobranca) references cobranca_fatura (idfornecedor, idcobranca) not valid;

-- A charge for invoices joined two rows of suppliers without saying of which.
alter table cobranca_fatura_item add column idfornecedor uuid;
update cobranca_fatura_item i set idfornecedor = g.idfornecedor from cobranca_fatura g where g.idcobranca = i.idcobranca;
alter table cobranca_fatura_item
  alter column idfornecedor set not null,
  drop constraint cobranca_fatura_item_idcobranca_fkey,
  drop constraint cobranca_fatura_item_idfatura_fkey,
  add constraint cobranca_fatura_item_cobranca_fatura_fkey foreign key (idfornecedor, idcobranca) references cobranca_fatura (idfornecedor, idcobranca) on delete cascade not valid,
  add constraint cobranca_fatura_item_fatura_fkey foreign key (idfornecedor, idfatura) references fatura (idfornecedor, idfatura) on delete cascade not valid;

alter table forma_entrega
  drop constraint forma_entrega_idloja_fkey,
  add constraint forma_entrega_loja_fkey foreign key (idfornecedor, idloja) references loja (idfornecedor, idloja) not valid;

alter table faixa_frete
  drop constraint faixa_frete_idfornecedor_fkey,
  drop constraint faixa_frete_idformaentrega_fkey,
  drop constraint faixa_frete_idarea_fkey,
  add constraint faixa_frete_forma_entrega_fkey foreign key (idfornecedor, idformaentrega) references forma_entrega (idfornecedor, idformaentrega) on delete cascade not valid,
  add constraint faixa_frete_area_fkey foreign key (idfornecedor, idarea) references area (idfornecedor, idarea) on delete cascade not valid;

alter table vaga_entrega
  drop constraint vaga_entrega_idfornecedor_fkey,
  drop constraint vaga_entrega_idformaentrega_fkey,
  add constraint vaga_entrega_forma_entrega_fkey foreign key (idfornecedor, idformaentrega) references forma_entrega (idfornecedor, idformaentrega) on delete cascade not valid;

-- Whoever removes a coupon or a combo is told at once whether it is in use; most orders have none, and pay nothing for it.
create index pedido_do_cupom on pedido (idfornecedor, idcupom) where idcupom is not null;
create index item_pedido_do_combo on item_pedido (idfornecedor, idcombopromocional_cabecalho) where idcombopromocional_cabecalho is not null;
create index servico_pedido_do_servico on servico_pedido (idfornecedor, idservico);
