-- expande
-- Which calls each API key made (decision 0172): no body, no path, no value of a query, so that no row tells of a person. The id of a request is a uuid of
-- version 7: it is the moment, and the order.
create table chamada_de_chave (
  idfornecedor uuid not null,
  idrequisicao uuid not null,
  idapikeys uuid not null,
  chamada text not null,
  status smallint not null,
  -- The failure, and the names of the fields that were refused.
  codigo text,
  campos text[] not null default '{}',
  ms integer not null,
  -- Of the answer; null: a file, which has no length beforehand.
  bytes integer,
  -- /24 of IPv4, /64 of IPv6.
  rede text not null,
  -- Sent before: nothing was done again.
  repetida boolean not null default false,
  primary key (idfornecedor, idrequisicao),
  constraint chamada_de_chave_apikey_fkey foreign key (idfornecedor, idapikeys) references apikey (idfornecedor, idapikeys) on delete cascade
);
-- What was counted is exact where calls were forgotten because they are too many.
create table uso_de_chave (
  idfornecedor uuid not null,
  hora timestamptz not null,
  idapikeys uuid not null,
  chamada text not null,
  aceitas integer not null,
  recusadas integer not null,
  falharam integer not null,
  ultima_em timestamptz not null,
  primary key (idfornecedor, hora, idapikeys, chamada),
  constraint uso_de_chave_apikey_fkey foreign key (idfornecedor, idapikeys) references apikey (idfornecedor, idapikeys) on delete cascade
);
create index uso_de_chave_hora on uso_de_chave (hora);
