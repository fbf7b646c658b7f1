-- expande
-- What people ask of a store about their data (LGPD art. 18), and what became of it: the store's proof (decision 0169).
create table requerimento (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idrequerimento uuid not null,
  versao integer not null default 1,
  -- Whose account it is about; null: nobody that the store has registered.
  idcliente uuid references cliente,
  tipo text not null check (tipo in ('ACESSO', 'CORRECAO', 'EXCLUSAO', 'PORTABILIDADE', 'COMPARTILHAMENTO', 'REVOGACAO')),
  canal text not null check (canal in ('LOJA', 'EMAIL', 'TELEFONE', 'CORREIO', 'PRESENCIAL')),
  estado text not null default 'ABERTO' check (estado in ('ABERTO', 'ATENDIDO', 'RECUSADO')),
  -- Done by the shop itself the moment that it was asked.
  automatico boolean not null default false,
  -- Of who asked by another way than the shop; of an account they are read where it is.
  nome text not null default '',
  contato text not null default '',
  descricao text not null default '',
  -- Day in the store's zone on which it was asked; the term counts from it.
  recebido_em date not null,
  resposta text not null default '',
  motivo_recusa text check (motivo_recusa in ('OBRIGACAO_LEGAL', 'DIREITOS_EM_DISPUTA', 'IDENTIDADE_NAO_CONFIRMADA', 'SEM_DADOS', 'NAO_E_A_LOJA')),
  copia_em timestamptz,
  anonimizado_em timestamptz,
  -- Orders that stayed when the person was made anonymous.
  pedidos_guardados integer,
  encerrado_em timestamptz,
  criado_em timestamptz not null default now(),
  primary key (idfornecedor, idrequerimento),
  check ((estado = 'ABERTO') = (encerrado_em is null)),
  check ((estado = 'RECUSADO') = (motivo_recusa is not null))
);
create index requerimento_lista on requerimento (idfornecedor, estado, recebido_em, idrequerimento);
create index requerimento_cliente on requerimento (idcliente) where idcliente is not null;
create index requerimento_encerrado on requerimento (encerrado_em) where encerrado_em is not null;
-- Who looks at its data twice a day has asked once.
create unique index requerimento_do_dia on requerimento (idfornecedor, idcliente, tipo, recebido_em) where automatico;
