-- Kept apart from the addresses of delivery, same shape (§3 Address): at most one for each cliente.
create table endereco_faturamento (
  idcliente uuid primary key references cliente on delete cascade,
  idendereco uuid not null,
  apelido text not null default '',
  rua text not null,
  numero text not null,
  bairro text not null default '',
  cidade text not null,
  uf char(2) not null,
  cep text not null check (cep ~ '^[0-9]{8}$'),
  complemento text not null default '',
  pontoref text not null default '',
  pais text not null default 'Brasil',
  lat double precision,
  lng double precision,
  textoendereco text not null default '',
  cod_erp text,
  criado_em timestamptz not null default now()
);
