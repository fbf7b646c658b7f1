-- expande
-- A supplier's own account at a payment provider. What opens it is sealed with a key of the environment (decision 0150): without that key
-- nobody reads it here, and a copy of the database opens nothing.
create table conta_provedor (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  provedor text not null check (provedor in ('mercadopago')),
  chave_publica text not null,
  segredos text not null,
  -- Last signs of each secret, so that its owner knows which one it is.
  final_token text not null check (char_length(final_token) = 4),
  final_segredo text not null check (char_length(final_segredo) = 4),
  gravada_em timestamptz not null,
  versao integer not null default 1
);
create trigger conta_provedor_inserido after insert on conta_provedor referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger conta_provedor_alterado after update on conta_provedor referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger conta_provedor_excluido after delete on conta_provedor referencing old table as alterados for each statement execute function f_avisa_fornecedor();

-- A charge of one real by which a supplier tries its account: of no order, and of no customer.
create table cobranca_teste (
  idcobranca uuid primary key,
  idfornecedor uuid not null references fornecedor on delete cascade,
  provedor text not null,
  txid text not null,
  idexterno text,
  valor bigint not null check (valor > 0),
  status text not null default 'CRIADO' check (status in ('CRIADO', 'PENDENTE', 'RECUSADO', 'EXPIRADO', 'CANCELADO', 'PAGO', 'ESTORNADO')),
  brcode text,
  -- What the provider said against it.
  recusa text,
  criada_em timestamptz not null default now(),
  expira_em timestamptz,
  paga_em timestamptz,
  -- When a notice of the provider about it came by its webhook.
  avisada_em timestamptz,
  -- When the provider was asked last.
  conferida_em timestamptz,
  unique (provedor, txid)
);
create index cobranca_teste_fornecedor on cobranca_teste (idfornecedor, criada_em desc);

create or replace view cobranca_da_loja as
select txid, tipo, provedor, idfornecedor, numpedido, valor, reservado, capturado, devolvido, status, recusa from pagamento
union all
select g.txid, g.tipo, g.provedor, g.idfornecedor, (select min(f.numpedido) from cobranca_fatura_item i join fatura f using (idfatura) where i.idcobranca = g.idcobranca),
  g.valor, null, null, case when g.devolvida_em is null then 0 else g.sobra end, g.status, null
from cobranca_fatura g
union all
select t.txid, 'PIX', t.provedor, t.idfornecedor, null, t.valor, null, null, 0, t.status, null from cobranca_teste t;
