-- A return has an end, and what is not served or comes back lowers what is owed (decision 0041).
alter table devolucao
  -- Centavos for which the goods were taken back; null: they have not been looked at.
  add column aceito bigint check (aceito between 0 and valor),
  -- Centavos that go back through the provider, and that open invoices owe less; what is left of the value is given by hand.
  add column estornado bigint not null default 0 check (estornado >= 0),
  add column abatido bigint not null default 0 check (abatido >= 0),
  -- The store's word at the end, and whose it was.
  add column resposta text not null default '',
  add column encerrada_ator text,
  add column encerrada_por uuid references usuario,
  add check (estornado + abatido <= valor);

-- What comes back of each line: 1/1,000 unit.
create table item_devolvido (
  iddevolucao uuid not null references devolucao on delete cascade,
  sequencia smallint not null,
  quantidade bigint not null check (quantidade > 0),
  primary key (iddevolucao, sequencia)
);

-- The customer sees a return move.
create trigger devolucao_muda after insert or update on devolucao for each row execute function f_avisa_pedido();

alter table fatura
  -- What it owes now: nothing, when all of it was lowered.
  drop constraint fatura_valor_check,
  add constraint fatura_valor_check check (valor >= 0),
  -- Centavos by which it was lowered: not served, or come back; its first value is both together.
  add column abatido bigint not null default 0 check (abatido >= 0),
  -- Centavos of a paid one that went back, or are on their way.
  add column devolvido bigint not null default 0 check (devolvido between 0 and valor),
  -- By which charge it was paid.
  add column idcobranca uuid references cobranca_fatura,
  -- When its customer was told: that there is one, that it is due soon, that it is overdue.
  add column avisada_em timestamptz,
  add column lembrada_em timestamptz,
  add column vencida_avisada_em timestamptz;
-- What the job of letters looks for.
create index fatura_a_vencer on fatura (vencimento) where status = 'ABERTA' and vencida_avisada_em is null;
create index fatura_nova on fatura (emissao) where avisada_em is null;

update fatura f set idcobranca = (
  select g.idcobranca from cobranca_fatura_item i join cobranca_fatura g using (idcobranca)
  where i.idfatura = f.idfatura and g.status = 'PAGO' and g.sobra < g.valor order by g.pago_em limit 1)
where status = 'PAGA';
-- Nobody is written to about what was there before.
update fatura set avisada_em = now(), lembrada_em = now(), vencida_avisada_em = case when vencimento < current_date then now() end;

-- Reminders of invoices by e-mail: on until the customer says otherwise.
alter table cadastroextracliente add column lembrete_fatura boolean not null default true;

-- With an invoice overdue for more than so many days nothing more is sold on credit; null: the store does not look at it.
alter table fornecedor add column bloqueio_vencida_dias smallint check (bloqueio_vencida_dias >= 0);
