-- 'Avise-me quando chegar': one letter once a supplier serves a place that nobody (or not that store) serves (ux 1.1.2).
create table aviso_area (
  idaviso uuid primary key,
  -- The store that was asked for; null: any.
  idfornecedor uuid references fornecedor on delete cascade,
  email text not null check (email = lower(email)),
  tipo text not null check (tipo in ('DELIVERY', 'RETIRADA')),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- As the shopper knows it.
  lugar text not null,
  pedido_em timestamptz not null default now(),
  -- Asked again for the same place, it is one request.
  unique nulls not distinct (email, tipo, lat, lng, idfornecedor)
);
create index aviso_area_pedido on aviso_area (pedido_em);
